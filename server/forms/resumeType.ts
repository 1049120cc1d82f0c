/** Tells a PDF, DOC or DOCX by its content while it streams past; nothing is kept but a few marks. */
import { searchBytes } from './bytePattern.ts';

export type ResumeType = 'pdf' | 'doc' | 'docx';

export interface TypeDetector {
  write(chunk: Buffer): void;
  /** Undefined for anything else, another zip or Office file included. */
  type(): ResumeType | undefined;
}

const headLength = 1024;
const pdfMark = Buffer.from('%PDF-');
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zipEntryMark = Buffer.from('PK\x03\x04', 'latin1');

/** A detector for one file. */
export function detectType(): TypeDetector {
  let head = Buffer.alloc(0);
  const wordProcessor = findCompoundApplication();
  const zip = findZipEntries();
  return {
    write(chunk) {
      if (head.length < headLength) {
        head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)]);
      }
      wordProcessor.write(chunk);
      zip.write(chunk);
    },
    type() {
      if (head.includes(pdfMark)) return 'pdf';
      if (head.indexOf(compoundMark) === 0) return wordProcessor.isWord() ? 'doc' : undefined;
      if (head.indexOf(zipEntryMark) === 0) return zip.isWord() ? 'docx' : undefined;
      return undefined;
    },
  };
}

/* Old Office files share one container; the name of the main stream in its directory tells them apart ([MS-CFB], 2.6.1). */
function findCompoundApplication() {
  let application: string | undefined;
  const names = ['WordDocument', 'Workbook', 'Book', 'PowerPoint Document', 'VisioDocument'];
  const searches = names.map((name) => {
    const entry = Buffer.from(`${name}\0`, 'utf16le');
    return searchBytes(entry, entry.length, () => {
      application ??= name;
    });
  });
  return {
    write: (chunk: Buffer) => {
      for (const search of searches) search.write(chunk);
    },
    isWord: () => application === undefined || application === 'WordDocument',
  };
}

/* A local file header holds the length of the entry's name at byte 26 and the name at byte 30 (APPNOTE.TXT, 4.3.7). */
function findZipEntries() {
  const main = /^(word|xl|ppt|visio)\//;
  let application: string | undefined;
  let hasContentTypes = false;
  const search = searchBytes(zipEntryMark, 30 + '[Content_Types].xml'.length, (header) => {
    const name = header.toString('latin1', 30, 30 + header.readUInt16LE(26));
    hasContentTypes ||= name === '[Content_Types].xml';
    /* The first decides: a document may embed files of the others. */
    application ??= main.exec(name)?.[1];
  });
  return { write: search.write, isWord: () => hasContentTypes && application === 'word' };
}
