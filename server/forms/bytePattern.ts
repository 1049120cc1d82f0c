/** Looks for byte patterns in a stream without keeping it: only the end of a chunk is carried to the next. */
export interface ByteSearch {
  write(chunk: Buffer): void;
}

/**
 * @param pattern the bytes that begin each finding
 * @param length how many bytes from there on are wanted; fewer arrive at the end of the stream only
 * @param found is called for each occurrence
 */
export function searchBytes(
  pattern: Buffer,
  length: number,
  found: (bytes: Buffer) => void,
): ByteSearch {
  let carried = Buffer.alloc(0);
  return {
    write(chunk) {
      const window = carried.length === 0 ? chunk : Buffer.concat([carried, chunk]);
      let at = window.indexOf(pattern);
      while (at !== -1 && at + length <= window.length) {
        found(window.subarray(at, at + length));
        at = window.indexOf(pattern, at + 1);
      }
      const keepFrom = at === -1 ? window.length - pattern.length + 1 : at;
      carried = Buffer.from(window.subarray(Math.max(0, keepFrom)));
    },
  };
}
