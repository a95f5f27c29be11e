import { Children, createContext, isValidElement, type ReactElement, type ReactNode, useContext } from "react";
import { Scripts, ScrollRestoration } from "react-router";

/** Element id of the loader data (`loader-data.ts`). */
export const LOADER_DATA = "loader-data";

interface ScriptProps {
  type?: string;
  children?: ReactNode;
  dangerouslySetInnerHTML: { __html: string };
}

export interface ServerScripts {
  theme: string;
  outsideChanges: string;
  loaderData: string;
  /** Renders the router's scripts and more at the end of the body. */
  renderBody(router: ReactNode): ReactNode;
}

/** Null in browsers: hydration preserves scripts and other server markup at the end of the body. */
export const ServerScriptsContext = createContext<ServerScripts | null>(null);

export const InlineScript = ({ text, ...props }: { id?: string; type?: string; text: string | undefined }) => (
  // oxlint-disable-next-line react/no-danger -- a constant script, allowed by its hash in the CSP, or JSON
  <script {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text ?? "" }} />
);

/** Runs before first paint, to avoid a flash of the wrong theme. */
export const ThemeScript = () => <InlineScript text={useContext(ServerScriptsContext)?.theme} />;

/** Follows the content, whose parsing would be recorded. */
export function PageScripts() {
  const server = useContext(ServerScriptsContext);
  // Called as functions for the elements that they render.
  const [scrolling, scripts] = [ScrollRestoration({}), Scripts({})];
  const router = (
    <>
      {scrolling}
      {scripts}
    </>
  );
  return (
    <>
      <InlineScript text={server?.outsideChanges} />
      <InlineScript id={LOADER_DATA} type="application/json" text={server?.loaderData} />
      {server ? server.renderBody(router) : router}
    </>
  );
}

/** The inline scripts within a node, in their order. */
export const findScripts = (node: ReactNode): ReactElement<ScriptProps>[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptProps>(child)) return [];
    return child.type === "script" ? [child] : findScripts(child.props.children);
  });
