/** Files as an applicant may send them, good and bad, each made as its format says. */
import { zip } from './zip.ts';

const contentTypes =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const office = (main: string) =>
  zip({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': '<Relationships/>',
    [main]: '<main/>',
  });

/** The start of an old Office file: its header, and the directory with the names of its streams ([MS-CFB], 2.6.1). */
function compound(...streams: readonly string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const entries = ['Root Entry', ...streams].map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(2 * name.length + 2, 64);
    return entry;
  });
  return Buffer.concat([header, ...entries]);
}

/**
 * A PDF whose mark stands at some byte.
 * @param length of the whole file
 */
export function pdf(length = 600, markAt = 0): Buffer {
  const file = Buffer.alloc(length, '\n');
  file.write('%PDF-1.7\n', markAt, 'latin1');
  return file;
}

export const docx = zip({
  '[Content_Types].xml': contentTypes,
  '_rels/.rels': '<Relationships/>',
  'word/document.xml': `<document>${'Asha Roy, Android developer. '.repeat(40)}</document>`,
  'docProps/core.xml': '<coreProperties/>',
});

/** Files that the application form accepts (docs/behaviour.md, "Rules"). */
export const resumes = {
  pdf: pdf(),
  'pdf after a newline': pdf(600, 1),
  'pdf with its mark at byte 1019': pdf(2048, 1019),
  doc: compound('1Table', 'WordDocument'),
  'doc with a spreadsheet in it': compound('WordDocument', 'ObjectPool', 'Workbook'),
  docx,
  'docx that is not deflated': zip(
    { '[Content_Types].xml': contentTypes, 'word/document.xml': '<document/>' },
    { stored: true },
  ),
  'docx with a spreadsheet in it': zip({
    '[Content_Types].xml': contentTypes,
    'word/document.xml': '<document/>',
    'word/embeddings/sheet.xlsx': office('xl/workbook.xml'),
  }),
};

/** What it refuses, whatever the file is called. */
export const otherFiles = {
  text: Buffer.from('Asha Roy, Android developer'),
  'pdf with its mark at byte 1020': pdf(2048, 1020),
  xls: compound('Workbook'),
  'xls of 1995': compound('Book'),
  ppt: compound('Current User', 'PowerPoint Document'),
  vsd: compound('VisioDocument'),
  'msg, a mail of Outlook': compound('__nameid_version1.0', '__properties_version1.0'),
  'xls with a Word document in it': compound('Workbook', 'MBD0001', 'WordDocument'),
  xlsx: office('xl/workbook.xml'),
  pptx: office('ppt/presentation.xml'),
  'xlsx with a Word document in it': zip(
    {
      '[Content_Types].xml': contentTypes,
      'xl/workbook.xml': '<workbook/>',
      'xl/embeddings/letter.docx': docx,
    },
    { stored: true },
  ),
  jar: zip({ 'META-INF/MANIFEST.MF': 'Manifest-Version: 1.0\n', 'Main.class': 'cafebabe' }),
  'odt, another kind of document': zip(
    { mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office/>' },
    { stored: true },
  ),
  'plain zip': zip({ 'resume.txt': 'Asha Roy' }),
  'plain zip with a folder named word': zip({ 'word/resume.txt': 'Asha Roy' }),
  'plain zip around a docx': zip({ 'resume.docx': docx }, { stored: true }),
  'plain zip around a pdf': zip({ 'resume.pdf': pdf() }, { stored: true }),
  'empty zip': zip({}),
  image: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  program: Buffer.from('MZ\x90\0', 'latin1'),
};
