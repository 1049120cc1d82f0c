import { type ByteSearch, searchBytes } from './searchBytes.ts';

const directoryName = 'Root Entry';
const wordStream = 'WordDocument';
const otherStreams = ['Workbook', 'Book', 'PowerPoint Document', 'VisioDocument'];

/**
 * Tells a Word document from the other Office files that share its container, by the names of streams in the container's
 * directory ([MS-CFB], 2.6.1). A document may embed the others, whose streams come later. A container without a
 * directory passes: it is too broken to tell, and the recipient of the mail will see that.
 */
export function readCompoundFile(): { write: (chunk: Buffer) => void; isWord: () => boolean } {
  const directory = searchName(directoryName);
  const word = searchName(wordStream);
  const others = otherStreams.map(searchName);
  const foundAt = ({ foundAt: at }: ByteSearch) => at ?? Number.POSITIVE_INFINITY;
  return {
    write(chunk) {
      for (const search of [directory, word, ...others]) search.write(chunk);
    },
    isWord() {
      const firstOther = Math.min(...others.map(foundAt));
      if (word.foundAt !== undefined) return word.foundAt < firstOther;
      return directory.foundAt === undefined && firstOther === Number.POSITIVE_INFINITY;
    },
  };
}

const searchName = (name: string): ByteSearch => searchBytes(Buffer.from(`${name}\0`, 'utf16le'));
