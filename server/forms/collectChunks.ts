import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/* Bytes of an upload after which the chunks that have been looked at are given back. */
const enough = 4 * 1024 * 1024;

type Collect = (options: { type: 'minor' }) => void;
let collect: Collect | undefined;
let passed = 0;

/**
 * Counts what has streamed past, in all uploads together, and has the youngest garbage collected once it is much. V8
 * by itself lets a hundred megabytes of chunks pile up first: it goes by its own objects, and a chunk is a small one.
 * @param bytes of a chunk that nobody needs any more
 */
export function collectChunks(bytes: number): void {
  passed += bytes;
  if (passed < enough) return;
  passed = 0;
  collect ??= garbageCollector();
  collect({ type: 'minor' });
}

/* The function is there only where the flag was set before a context was made. */
function garbageCollector(): Collect {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as Collect;
}
