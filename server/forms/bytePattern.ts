/** Looks for a byte pattern in a stream without keeping it: only the end of a chunk is carried to the next. */
export interface ByteSearch {
  write(chunk: Buffer): void;
  /** Where the pattern begins for the first time, in bytes from the start; undefined while it has not come. */
  readonly foundAt: number | undefined;
}

/** A search for one pattern in one stream. */
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
