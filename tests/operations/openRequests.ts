/** Requests that stay open for as long as a test wants. */
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { BuiltSite } from '../support/builtSite.ts';
import { pdf } from '../support/documents.ts';
import type { Exchange } from '../support/exchange.ts';
import { multipart } from '../support/multipart.ts';
import { valid } from '../support/submit.ts';

/** A good application with a resume of so many bytes. */
export function application(resumeBytes: number): Exchange & { readonly body: Buffer } {
  const texts = Object.entries(valid.application).map(([name, value]) => ({ name, value }));
  const resume = { name: 'resume', filename: 'resume.pdf', value: pdf(resumeBytes) };
  return { method: 'POST', path: '/forms/application', ...multipart([...texts, resume]) };
}

export interface OpenUpload {
  /** Sends what is left. */
  readonly finish: () => void;
  /** Goes away in the middle. */
  readonly abort: () => void;
  readonly status: Promise<number>;
}

/** An application of which the site has had one half. */
export async function openUpload({ port }: BuiltSite, resumeBytes = 100_000): Promise<OpenUpload> {
  const { body, ...sent } = application(resumeBytes);
  const headers = { ...sent.headers, 'Content-Length': body.length };
  const post = request({ ...sent, port, host: '127.0.0.1', headers });
  const half = body.length >> 1;
  const status = new Promise<number>((resolve, reject) => {
    post.on('response', (response) => resolve(response.resume().statusCode ?? 0));
    post.on('error', reject);
  });
  await new Promise((resolve) => post.write(body.subarray(0, half), resolve));
  return { finish: () => post.end(body.subarray(half)), abort: () => post.destroy(), status };
}

/** A connection on which nothing has been asked yet. */
export function openConnection({ port }: BuiltSite): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });
}

/** A client that keeps one connection and stops when it is told that the connection ends. */
export function steadyClient({ port }: BuiltSite, requests: readonly Exchange[]) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = ({ method = 'GET', path, headers = {}, body }: Exchange) =>
    new Promise<{ status: number; ends: boolean }>((resolve, reject) => {
      const where = { agent, port, host: '127.0.0.1', method, path, headers };
      const asked = request(where, (response) => {
        const ends = response.headers.connection === 'close';
        response.on('end', () => resolve({ status: response.statusCode ?? 0, ends }));
        response.on('error', reject).resume();
      });
      asked.on('error', reject).end(body);
    });
  return async (): Promise<number[]> => {
    const statuses: number[] = [];
    for (let turn = 0; ; turn += 1) {
      const next = requests[turn % requests.length] ?? { path: '/' };
      const { status, ends } = await ask(next);
      statuses.push(status);
      if (ends) return statuses;
    }
  };
}
