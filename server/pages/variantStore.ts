import { encodings } from './encoding.ts';
import type { Representation } from './representation.ts';

/* All states of all pages together take about 6 MB; the bound holds if there will be more. */
const mostBytes = 12 * 1024 * 1024;

export interface VariantStore {
  get(key: string): Representation | undefined;
  set(key: string, representation: Representation): void;
  clear(): void;
}

/** Keeps representations up to a number of bytes; beyond it the oldest goes first. */
export function createVariantStore(limit = mostBytes): VariantStore {
  const store = new Map<string, Representation>();
  let held = 0;
  return {
    get: (key) => store.get(key),
    set(key, representation) {
      const replaced = store.get(key);
      if (replaced !== undefined) held -= sizeOf(replaced);
      store.set(key, representation);
      held += sizeOf(representation);
      for (const [oldest, old] of store) {
        if (held <= limit) return;
        store.delete(oldest);
        held -= sizeOf(old);
      }
    },
    clear() {
      store.clear();
      held = 0;
    },
  };
}

const sizeOf = (representation: Representation): number =>
  encodings.reduce((sum, encoding) => sum + representation[encoding].body.length, 0);
