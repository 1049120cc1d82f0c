import { LRUCache } from 'lru-cache';
import { maxVariantBytes } from '../limits.ts';
import { encodings } from './preferredEncoding.ts';
import type { Representation } from './representation.ts';

export type VariantStore = LRUCache<string, Representation>;

/** Keeps representations up to a number of bytes; beyond it, the least recently requested ones are dropped. */
export const createVariantStore = (maxBytes = maxVariantBytes): VariantStore =>
  new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf });

const bytesOf = (representation: Representation): number =>
  encodings.reduce((sum, encoding) => sum + representation[encoding].body.length, 0);
