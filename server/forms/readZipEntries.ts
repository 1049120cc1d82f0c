const entrySignature = 0x04034b50;
const headerLength = 30;
/* Bit 3 of the flags: the size follows the data, so the next entry has to be searched for. */
const sizeFollows = 0x0008;
const nextEntry = Buffer.from('PK\x03\x04', 'latin1');
const nothing = Buffer.alloc(0);

/**
 * Reads the names of a zip's entries while it streams past (APPNOTE.TXT, 4.3.7). Data is skipped by its length, so that
 * the entries of a zip within the zip do not count.
 * @param found is called with the name of each entry
 * @returns what takes the next chunk of the file
 */
export function readZipEntries(found: (name: string) => void): (chunk: Buffer) => void {
  let carried: Buffer = nothing;
  let toSkip = 0;
  let searching = false;
  let ended = false;

  /* Consumes one header, one stretch of data, or the bytes before the next entry; false if it needs more bytes. */
  const step = (): boolean => {
    if (toSkip > 0) {
      const skipped = Math.min(toSkip, carried.length);
      toSkip -= skipped;
      carried = carried.subarray(skipped);
      return carried.length > 0;
    }
    if (searching) {
      const at = carried.indexOf(nextEntry);
      searching = at === -1;
      carried = carried.subarray(searching ? startOfNextEntry(carried) : at);
      return !searching;
    }
    if (carried.length < headerLength) return false;
    ended = carried.readUInt32LE(0) !== entrySignature;
    if (ended) return false;
    const dataAt = headerLength + carried.readUInt16LE(26) + carried.readUInt16LE(28);
    if (carried.length < dataAt) return false;
    found(carried.toString('latin1', headerLength, headerLength + carried.readUInt16LE(26)));
    searching = (carried.readUInt16LE(6) & sizeFollows) !== 0;
    toSkip = dataAt + (searching ? 0 : carried.readUInt32LE(18));
    return true;
  };

  return (chunk) => {
    if (ended) return;
    carried = carried.length === 0 ? chunk : Buffer.concat([carried, chunk]);
    while (step());
    carried = ended ? nothing : Buffer.from(carried);
  };
}

/* Where the mark of an entry may begin in the last bytes; mostly nowhere, so that nothing has to be kept. */
function startOfNextEntry(bytes: Buffer): number {
  const at = bytes.indexOf(nextEntry.subarray(0, 1), Math.max(0, bytes.length - 3));
  return at === -1 ? bytes.length : at;
}
