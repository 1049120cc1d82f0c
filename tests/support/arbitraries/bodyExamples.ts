import { boundary } from './multipartBody.ts';
import { rawPost } from './rawRequest.ts';

const json = (body: string) => rawPost('/forms/contact', 'application/json', body);
const fields = (body: string) =>
  rawPost('/forms/contact', 'application/x-www-form-urlencoded', body);
const multipart = (body: string) =>
  rawPost('/forms/application', `multipart/form-data; boundary=${boundary}`, body);

const many = (count: number, write: (index: number) => string, between = '') =>
  Array.from({ length: count }, (_, index) => write(index)).join(between);
const nested = (open: string, close: string, depth: number) =>
  `{"name":${open.repeat(depth)}1${close.repeat(depth)}}`;
const part = (name: string, value = 'x') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const end = `--${boundary}--\r\n`;

/** Bodies that are out of all proportion, or that reach for something which is not a field. */
export const bodyExamples = {
  json: [
    json(nested('[', ']', 40_000)),
    json(nested('{"a":', '}', 15_000)),
    json(`{${many(9000, (index) => `"a${index}":1`, ',')}}`),
    json('{"__proto__":{"name":"x"},"constructor":{"prototype":{"email":"x"}}}'),
    json('{"name":"a\\u0000b"}'),
    json('{"name":"\\ud800"}'),
    json('{"name":1e999,"email":[],"number":null}'),
    json('\xef\xbb\xbf{}'),
  ],
  urlencoded: [
    fields(many(10_000, () => 'a=1', '&')),
    fields('&'.repeat(20_000)),
    fields(`name=${'%'.repeat(20_000)}`),
    fields(`a${'[b]'.repeat(5000)}=1`),
    fields('__proto__[name]=x&__proto__.email=x&constructor[prototype][number]=1'),
    fields('name=%00%ff%fe%c3%28&email=%u0041'),
  ],
  multipart: [
    multipart(many(1200, (index) => part(`a${index}`)) + end),
    multipart(many(3, () => part('__proto__[a][b]')) + end),
    multipart(`--${boundary}\r\n${'X: y\r\n'.repeat(5000)}`),
    multipart(`--${boundary}\r\n`.repeat(2000)),
    multipart(part('a"\r\nX-Injected: 1\r\n', '../../etc/passwd\0.pdf') + end),
    multipart(
      part('name').replace('\r\n\r\n', '\r\nContent-Transfer-Encoding: base64\r\n\r\n') + end,
    ),
  ],
} as const;
