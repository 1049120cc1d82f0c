/** Multipart bodies whose structure is damaged in every place where it can be. */
import fc, { type Arbitrary } from 'fast-check';
import { valid } from '../submit.ts';
import { pieces } from './pieces.ts';
import { asBytes } from './rawRequest.ts';

export const boundary = 'a-boundary';

const names = [
  ...Object.keys(valid.application),
  ...['resume', 'job', 'position', '__proto__', 'a[b]', 'a[3]', '[', '', 'x'.repeat(200)],
  ...['\xff', '%22', '\\"', 'toString'],
];
const contents = ['%PDF-1.7', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'Meera', '1', '\0'];
const delimiters = ['--', `--${boundary}`, `\r\n--${boundary}`, '\r\n', '\n', '\r', ' ', '"', ';'];

const content = pieces([...contents, ...delimiters, '\xc3\x28'], 8);
const lineBreak = fc.oneof(
  { weight: 12, arbitrary: fc.constant('\r\n') },
  { weight: 1, arbitrary: fc.constantFrom('\n', '\r', '', '\r\n\r\n') },
);
const disposition = fc
  .record({
    kind: fc.oneof(
      { weight: 9, arbitrary: fc.constant('form-data') },
      { weight: 1, arbitrary: fc.constantFrom('', 'attachment', 'form-data;', ';') },
    ),
    name: fc.constantFrom(...names),
    file: fc.option(pieces(['a.pdf', '../', '\\', '%00', '"', "UTF-8''", '\xe2\x82\xac'], 4)),
    style: fc.constantFrom('quoted', 'bare', 'extended', 'open'),
  })
  .map(({ kind, name, file, style }) => {
    const written = { quoted: `="${name}"`, bare: `=${name}`, extended: `*=UTF-8''${name}` };
    const given = style === 'open' ? `="${name}` : written[style];
    const filename = file === null ? '' : `; filename="${file}"`;
    return `Content-Disposition: ${kind}; name${given}${filename}`;
  });
const otherHeader = pieces([
  ...['Content-Type', 'Content-Transfer-Encoding', 'X', ':', ' ', 'text/plain', 'base64', '; '],
  ...['charset=', 'utf-16', 'utf-8', '\r\n', '\t', 'x'.repeat(900)],
]);

const part = fc
  .record({
    disposition: fc.oneof({ weight: 9, arbitrary: disposition }, { weight: 1, arbitrary: content }),
    others: fc.array(otherHeader, { maxLength: 2 }),
    content,
    breaks: fc.tuple(lineBreak, lineBreak, lineBreak, lineBreak),
  })
  .map(({ disposition, others, content, breaks: [first, second, third, last] }) =>
    [`--${boundary}`, first, [disposition, ...others].join(second), second, third]
      .concat(content, last)
      .join(''),
  );

const end = fc.oneof(
  { weight: 6, arbitrary: fc.constant(`--${boundary}--\r\n`) },
  { weight: 1, arbitrary: fc.constantFrom('', `--${boundary}`, `--${boundary}-`, '--', '\r\n') },
);

/* One whose text fields are all right leads to what comes after them. */
const good = Object.entries(valid.application)
  .map(([name, value]) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`.concat(
      `\r\n\r\n${asBytes(value)}\r\n`,
    ),
  )
  .join('');

/** Each character is one byte. Some are cut off in the middle. */
export const multipartBody: Arbitrary<string> = fc
  .record({
    preamble: fc.oneof(fc.constant(''), content),
    fields: fc.constantFrom('', good),
    parts: fc.array(part, { maxLength: 4 }),
    end,
    epilogue: fc.oneof(fc.constant(''), content),
    kept: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ preamble, fields, parts, end: last, epilogue, kept }) => {
    const whole = [preamble, fields, ...parts, last, epilogue].join('');
    return whole.slice(0, Math.ceil(whole.length * kept));
  });
