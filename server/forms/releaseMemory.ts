/**
 * Frees the memory of a chunk that nobody will read again. V8 counts a chunk of 64 KB as the small object that points to
 * it, and would let some 64 MB of them pile up before it collects any.
 * @param chunk left alone if it shares its memory with others; empty afterwards if not
 */
export function releaseMemory(chunk: Buffer): void {
  const { buffer } = chunk;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === chunk.byteLength) buffer.transfer(0);
}
