/** A search for a pattern of bytes in a stream. */
export interface ByteSearch {
  write(chunk: Buffer): void;
  /** Where the pattern first begins, in bytes from the start; undefined until it has been found. */
  readonly foundAt: number | undefined;
}

/** Searches one stream for one pattern. Nothing is kept but the end of a chunk, in which the pattern may have begun. */
export function searchBytes(pattern: Buffer): ByteSearch {
  let carried = Buffer.alloc(0);
  let seen = 0;
  let foundAt: number | undefined;
  return {
    write(chunk) {
      if (foundAt !== undefined) return;
      const window = Buffer.concat([carried, chunk]);
      const at = window.indexOf(pattern);
      if (at !== -1) foundAt = seen - carried.length + at;
      seen += chunk.length;
      carried = Buffer.from(window.subarray(Math.max(0, window.length - pattern.length + 1)));
    },
    get foundAt() {
      return foundAt;
    },
  };
}
