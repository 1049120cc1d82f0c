import { type ByteSearch, searchBytes } from './bytePattern.ts';

const directoryName = 'Root Entry';
const wordStream = 'WordDocument';
const otherStreams = ['Workbook', 'Book', 'PowerPoint Document', 'VisioDocument'];

/**
 * Old Office files share one container; the names in its directory tell them apart ([MS-CFB], 2.6.1). A document
 * may embed files of the others, whose streams come later. A container without any directory is let pass: it is
 * too broken to be told, and the person who gets the mail will see it.
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
