/* Translators replace text nodes by <font> elements, password managers insert nodes next to fields. React
   cannot hydrate such a page without losing input, and later updates fail on the missing text nodes
   (https://github.com/facebook/react/issues/11538). This restores the page before hydration and treats each
   <font> as the text node that it replaced afterwards. */

/** The global under which pages record such changes until hydration. */
const RECORDER = "outsideChanges";

interface Recorder {
  observer: MutationObserver;
  records: MutationRecord[];
  onChange?: ((records: readonly MutationRecord[]) => void) | undefined;
}

/** Runs in the page: records all changes to its nodes and texts. */
export default function recordOutsideChanges(): void {
  const recorder: Recorder = {
    records: [],
    observer: new MutationObserver((records) => {
      recorder.records.push(...records);
      recorder.onChange?.(records);
    }),
  };
  const changes = { subtree: true, childList: true, characterData: true, characterDataOldValue: true };
  recorder.observer.observe(document.body, changes);
  (window as { [RECORDER]?: Recorder })[RECORDER] = recorder;
}

/** Keeps the page usable for React while others change it. */
export interface OutsideChanges {
  /** Calls back when changes are made on which hydration would fail, and at once if there were some before. */
  onMade(respond: () => void): void;
  /** Restores the page as the server sent it. Called when rendering begins. */
  undo(): void;
  /** After hydration: puts back the nodes of extensions, and tolerates translation from now on. */
  tolerate(): void;
}

export function trackOutsideChanges(): OutsideChanges {
  const recorder = (window as { [RECORDER]?: Recorder })[RECORDER];
  const undone: MutationRecord[] = [];
  const takeRecords = () => {
    if (!recorder) return [];
    recorder.records.push(...recorder.observer.takeRecords());
    return recorder.records.splice(0);
  };
  return {
    onMade(respond) {
      if (!recorder) return;
      recorder.onChange = (records) => {
        if (records.some(affectsReact)) respond();
      };
      recorder.onChange(recorder.records);
    },
    undo() {
      const records = takeRecords().filter(affectsReact);
      for (const record of [...records].reverse()) undoChange(record);
      undone.push(...records);
      takeRecords();
    },
    tolerate() {
      const since = takeRecords();
      if (recorder) recorder.onChange = undefined;
      recorder?.observer.disconnect();
      for (const record of undone) putBack(record);
      tolerateTranslation(since);
    },
  };
}

/** React tolerates foreign children of the body itself. The parser adds the text of scripts that follow. */
const affectsReact = ({ target }: MutationRecord) => target !== document.body && target.nodeName !== "SCRIPT";

function undoChange({ target, addedNodes, removedNodes, nextSibling, oldValue }: MutationRecord): void {
  if (oldValue !== null) target.nodeValue = oldValue;
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  for (const node of removedNodes) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
}

function putBack({ target, addedNodes, nextSibling }: MutationRecord): void {
  for (const node of addedNodes)
    if (node instanceof Element && !isFont(node) && !node.isConnected && (nextSibling?.parentNode ?? target) === target)
      target.insertBefore(node, nextSibling);
}

const isFont = (node: Node | null): node is HTMLElement => node?.nodeName === "FONT";

/**
 * Lets React update translated texts: a changed text replaces its translation and is translated again; a
 * removed one takes its translation with it.
 */
function tolerateTranslation(since: readonly MutationRecord[]): void {
  const translations = new WeakMap<Node, HTMLElement>();
  const known = new WeakSet<Node>();

  const changedTexts = new MutationObserver((records) => {
    for (const { target } of records) {
      // Without a parent it does nothing.
      translations.get(target)?.replaceWith(target);
      translations.delete(target);
    }
  });
  const link = (text: Node, translation: HTMLElement) => {
    translations.set(text, translation);
    known.add(translation);
    changedTexts.observe(text, { characterData: true });
  };
  const read = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
      for (const text of removedNodes) {
        // Translators replace the text, or insert a sibling and then remove it.
        const translation = [...addedNodes, previousSibling, nextSibling].find(
          (node) => isFont(node) && !known.has(node),
        );
        if (text instanceof Text && translation) link(text, translation as HTMLElement);
      }
  };
  const replacements = new MutationObserver(read);
  replacements.observe(document.body, { subtree: true, childList: true });
  read(since);

  /** The node that represents a child within its parent, or null. */
  const getStandIn = (child: Node, parent: Node): Node | null => {
    if (child.parentNode === parent) return child;
    read(replacements.takeRecords());
    let node: Node | null = translations.get(child) ?? child;
    while (node && node.parentNode !== parent) node = node.parentNode;
    return node;
  };
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const standIn = getStandIn(child, this);
    if (standIn) removeChild.call(this, standIn);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, before && getStandIn(before, this)) as T;
  };
}
