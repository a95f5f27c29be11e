import { Children, createContext, isValidElement, type ReactElement, type ReactNode, useContext } from "react";
import { Scripts, ScrollRestoration } from "react-router";

/** Element id of the loader data. */
export const LOADER_DATA = "loader-data";

interface ScriptProps {
  type?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML: { __html: string };
}

export interface ServerScripts {
  theme: string;
  outsideChanges: string;
  /** Renders the router's scripts and more at the end of the body. */
  renderBody(router: ReactNode): ReactNode;
}

/** Null in browsers, where React ignores what else the server put at the end of the body. */
export const ServerScriptsContext = createContext<ServerScripts | null>(null);

export const ServerScript = ({ name }: { name: "theme" | "outsideChanges" }) => (
  <InlineScript text={useContext(ServerScriptsContext)?.[name] ?? ""} />
);

export function PageScripts() {
  // Called as functions for the elements that they render.
  const [scrolling, scripts] = [ScrollRestoration({}), Scripts({})];
  const router = (
    <>
      {scrolling}
      {scripts}
    </>
  );
  return useContext(ServerScriptsContext)?.renderBody(router) ?? router;
}

export const InlineScript = ({ text, ...props }: { id?: string; type?: string; text: string }) => (
  // oxlint-disable-next-line react/no-danger -- a constant script, allowed by its hash in the CSP
  <script {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
);

/** The inline scripts within a node, in their order. */
export const findScripts = (node: ReactNode): ReactElement<ScriptProps>[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptProps>(child)) return [];
    return child.type === "script" ? [child] : findScripts(child.props.children);
  });
