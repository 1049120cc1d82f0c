/** A search for a pattern of bytes in a stream. */
export interface ByteSearch {
  write(chunk: Buffer): void;
  /** Where the pattern first begins, in bytes from the start; undefined until it has been found. */
  readonly foundAt: number | undefined;
}

/** Searches one stream for one pattern. Nothing is kept but the end of a chunk, in which the pattern may have begun. */
export function searchBytes(pattern: Buffer): ByteSearch {
  const overlap = pattern.length - 1;
  let carried = Buffer.alloc(0);
  let seen = 0;
  let foundAt: number | undefined;
  return {
    write(chunk) {
      if (foundAt !== undefined) return;
      const seam = Buffer.concat([carried, chunk.subarray(0, overlap)]);
      const atSeam = seam.indexOf(pattern);
      const inChunk = chunk.indexOf(pattern);
      if (atSeam !== -1) foundAt = seen - carried.length + atSeam;
      else if (inChunk !== -1) foundAt = seen + inChunk;
      seen += chunk.length;
      const end = chunk.length < overlap ? seam : chunk;
      carried = Buffer.from(end.subarray(Math.max(0, end.length - overlap)));
    },
    get foundAt() {
      return foundAt;
    },
  };
}
