import { readCompoundFile } from './readCompoundFile.ts';
import { readZipEntries } from './readZipEntries.ts';

export type ResumeType = 'pdf' | 'doc' | 'docx';

export interface TypeDetector {
  write(chunk: Buffer): void;
  /** Undefined for anything else, other zip and Office files included. */
  type(): ResumeType | undefined;
}

const headLength = 1024;
const pdfMark = Buffer.from('%PDF-');
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zipMark = Buffer.from('PK', 'latin1');

/** Recognises a PDF, DOC or DOCX by its content while it streams past. Nothing of it is kept but its first kilobyte. */
export function detectResumeType(): TypeDetector {
  let head = Buffer.alloc(0);
  const names = { contentTypes: false, word: false };
  const compound = readCompoundFile();
  const zip = readZipEntries((name) => {
    names.contentTypes ||= name === '[Content_Types].xml';
    names.word ||= name.startsWith('word/');
  });
  return {
    write(chunk) {
      if (head.length < headLength) {
        head = Buffer.concat([head, chunk.subarray(0, headLength - head.length)]);
      }
      zip(chunk);
      if (head.length < headLength || startsWith(head, compoundMark)) compound.write(chunk);
    },
    type() {
      if (startsWith(head, compoundMark)) return compound.isWord() ? 'doc' : undefined;
      if (startsWith(head, zipMark)) return names.contentTypes && names.word ? 'docx' : undefined;
      return head.includes(pdfMark) ? 'pdf' : undefined;
    },
  };
}

const startsWith = (head: Buffer, mark: Buffer): boolean =>
  head.subarray(0, mark.length).equals(mark);
