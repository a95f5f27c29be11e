/** A queue in which keys take turns, and the items of each key keep their order. */
export interface FairQueue<Item> {
  size(): number;
  add(key: string, item: Item): void;
  /** Skips keys that may not be taken. */
  take(mayTake?: (key: string) => boolean): Item | undefined;
  /** Removes the newest item of a key. */
  takeLast(key: string): Item | undefined;
  /** How many items would be taken before one more of this key. */
  ahead(key: string): number;
  /** The key with the most items. */
  longest(): string | undefined;
}

export function createFairQueue<Item>(): FairQueue<Item> {
  /** By key, the one whose turn is next first. */
  const byKey = new Map<string, Item[]>();
  let size = 0;
  return {
    size: () => size,
    add(key, item) {
      const ofKey = byKey.get(key);
      if (ofKey) ofKey.push(item);
      else byKey.set(key, [item]);
      size += 1;
    },
    take(mayTake = () => true) {
      for (const [key, ofKey] of byKey) {
        if (!mayTake(key)) continue;
        const item = ofKey.shift();
        byKey.delete(key);
        if (ofKey.length > 0) byKey.set(key, ofKey);
        size -= 1;
        return item;
      }
      return undefined;
    },
    takeLast(key) {
      const ofKey = byKey.get(key);
      if (!ofKey) return undefined;
      const item = ofKey.pop();
      if (ofKey.length === 0) byKey.delete(key);
      size -= 1;
      return item;
    },
    ahead(key) {
      const own = byKey.get(key)?.length ?? 0;
      let ahead = 0;
      for (const { length } of byKey.values()) ahead += Math.min(length, own + 1);
      return ahead;
    },
    longest() {
      let longest: string | undefined;
      let most = 0;
      for (const [key, { length }] of byKey) {
        if (length <= most) continue;
        longest = key;
        most = length;
      }
      return longest;
    },
  };
}
