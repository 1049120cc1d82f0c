import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { boundary, multipart } from '../support/multipart.ts';
import { valid } from '../support/submit.ts';

const fileBytes = 5 * 1024 * 1024;

/**
 * Sends as many applications at once, each with a resume of 5 MiB; none is finished before all are half sent.
 * @throws if one of them is refused
 */
export async function uploads(port: number, count: number): Promise<void> {
  const resume = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(fileBytes - 9, 'resume')]);
  const { headers, body } = multipart([
    ...Object.entries(valid.application).map(([name, value]) => ({ name, value })),
    { name: 'resume', filename: `resume-${boundary}.pdf`, value: resume },
  ]);
  const half = body.length / 2;
  const sent = Array.from({ length: count }, () =>
    request({
      ...{ host: '127.0.0.1', port, path: '/forms/application', method: 'POST', agent: false },
      headers: { ...headers, 'Content-Length': body.length, Accept: 'application/json' },
    }),
  );
  await Promise.all(sent.map((each) => write(each, body.subarray(0, half))));
  const statuses = await Promise.all(sent.map((each) => finish(each, body.subarray(half))));
  const refused = statuses.filter((status) => status !== 200);
  if (refused.length > 0) throw new Error(`Uploads were answered with ${refused.join(', ')}.`);
}

const write = (each: ClientRequest, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    each.on('error', reject);
    each.write(bytes, () => resolve());
  });

async function finish(each: ClientRequest, bytes: Buffer): Promise<number | undefined> {
  each.end(bytes);
  const [response] = await once(each, 'response');
  response.resume();
  return response.statusCode;
}
