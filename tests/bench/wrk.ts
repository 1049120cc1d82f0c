/** Debian's wrk: 64 connections from one thread on a core of its own. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { loadCore, spawnPinned } from './children.ts';
import { processorSeconds } from './processFigures.ts';
import type { RunningServer } from './servers.ts';

export interface Load {
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Arguments of load.lua. */
  readonly script?: readonly string[];
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly p99Ms: number;
  /** Processor time of the server for each request, in microseconds. */
  readonly processorUs: number;
  /** Answers with a status from 400 on. */
  readonly refused: number;
}

const connections = 64;
const script = fileURLToPath(new URL('load.lua', import.meta.url));

/** Finds wrk, and installs it where that is possible. @throws if there is none */
export function provideWrk(): void {
  if (hasWrk()) return;
  const advice = 'The benchmark needs wrk: run `apt-get install wrk` as root.';
  if (process.getuid?.() !== 0) throw new Error(advice);
  try {
    execFileSync('apt-get', ['-qq', 'update'], { stdio: 'inherit' });
    execFileSync('apt-get', ['-qq', 'install', '-y', 'wrk'], { stdio: 'inherit' });
  } catch (cause) {
    throw new Error(advice, { cause });
  }
}

function hasWrk(): boolean {
  try {
    execFileSync('which', ['wrk'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Sends as much as the server can take. @throws if a connection broke */
export async function load(
  server: RunningServer,
  seconds: number,
  { path = '/', headers = {}, script: words = [] }: Load = {},
): Promise<LoadResult> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const command = [
    ...[
      'wrk',
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      '10s',
      '-s',
      script,
      ...fields,
    ],
    ...[`http://127.0.0.1:${server.port}${path}`, '--', ...words],
  ];
  const before = processorSeconds(server.pid);
  const child = spawnPinned(loadCore, command, {}, ['ignore', 'pipe', 'inherit']);
  if (child.stdout === null) throw new Error('wrk prints nowhere.');
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const { requests, microseconds, p99, refused, broken } = JSON.parse(
    printed.trim().split('\n').at(-1) ?? '',
  );
  if (broken > 0) throw new Error(`${broken} connections broke under load.`);
  const used = processorSeconds(server.pid) - before;
  return {
    requests,
    perSecond: requests / (microseconds / 1e6),
    p99Ms: p99 / 1000,
    processorUs: (used / requests) * 1e6,
    refused,
  };
}
