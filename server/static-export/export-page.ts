import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize, defaultTreeAdapter as tree } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

interface Rewriting {
  /** Maps a URL of the site; called for each. */
  place(address: string): string;
  /** HTML for the top of the page. */
  onTop: string;
  /** HTML in place of a form. */
  insteadOfForm: string;
}

/** Of elements that need the running server. */
const NOT_EXPORTED = "data-not-exported";
const ADDRESSES = new Set(["href", "src", "poster", "data"]);

/** Rewrites a page for static hosting: no scripts, no forms, mapped links. */
export function toStaticPage(html: string, { place, onTop, insteadOfForm }: Rewriting): string {
  const document = parse(html, { scriptingEnabled: false });
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode): void => {
    // Replacements are visited separately.
    const children = parent.childNodes.slice();
    for (const node of children) {
      if (!isElement(node)) continue;
      const replaced = getReplacement(node, insteadOfForm);
      if (replaced) {
        for (const child of replaced) tree.insertBefore(parent, child, node);
        tree.detachNode(node);
        for (const child of replaced) if (isElement(child)) move(child, place);
        for (const child of replaced) if (isElement(child)) visit(child);
        continue;
      }
      move(node, place);
      if (node.tagName === "main") for (const child of fragment(onTop).toReversed()) putFirst(node, child);
      visit(node);
    }
  };
  visit(document);
  return serialize(document);
}

/** Null: keep. */
function getReplacement(element: Element, insteadOfForm: string): Node[] | null {
  if (attribute(element, NOT_EXPORTED) !== undefined) return [];
  switch (element.tagName) {
    case "script":
      return [];
    case "noscript":
      return [...element.childNodes];
    case "form":
      return attribute(element, "method")?.toLowerCase() === "post" ? fragment(insteadOfForm) : [];
    case "link":
      return attribute(element, "rel") === "modulepreload" || attribute(element, "as") === "script" ? [] : null;
    default:
      return null;
  }
}

function move(element: Element, place: (address: string) => string): void {
  for (const named of element.attrs) {
    if (ADDRESSES.has(named.name)) named.value = place(named.value);
    else if (named.name === "srcset" || named.name === "imagesrcset")
      named.value = named.value.replaceAll(/(?<=^|,\s*)[^\s,]\S*/g, (address) => place(address));
  }
}

function putFirst(parent: Element, child: Node): void {
  const [first] = parent.childNodes;
  if (first) tree.insertBefore(parent, child, first);
  else tree.appendChild(parent, child);
}

const fragment = (html: string): Node[] => [...parseFragment(html).childNodes];
const isElement = (node: Node): node is Element => "tagName" in node;
const attribute = (element: Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;
