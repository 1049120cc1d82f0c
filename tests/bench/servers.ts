/** The three servers that are compared, each on the servers' core. */
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildServer } from '#scripts/build/server/buildServer.ts';
import { freePort } from '#scripts/build/server/freePort.ts';
import { serverFlags } from '#scripts/build/server/keepCompiled.ts';
import { type Answer, ask } from './ask.ts';
import { end, serverCore, spawnPinned } from './children.ts';

export interface RunningServer {
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from its start to its first 200. */
  readonly firstAnswerMs: number;
  readonly stop: () => Promise<void>;
}

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const bare = fileURLToPath(new URL('bareServer.ts', import.meta.url));
const temporary = mkdtempSync(join(tmpdir(), 'bench-'));
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));

/* As `npm start` and the container run it. */
const frugal = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The site as it is built. Its log goes to /dev/null: as a file it would fill a disk within these minutes. */
export async function startSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await freePort();
  const command = [process.execPath, ...serverFlags, `${dist}server.js`];
  return whenUp(port, () =>
    spawnPinned(serverCore, command, { PORT: String(port), ...frugal, ...environment }),
  );
}

/* By then every page has been rendered and compressed, also on a slow machine. */
const settledMs = 5000;

/** The site as it is once all its pages are prepared, which takes the first second or two of its life. */
export async function startSettledSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const site = await startSite(environment);
  await wait(settledMs);
  return site;
}

/** node:http with the bytes and the headers of an answer that was recorded from the site. */
export async function startBare({ status, headers, body }: Answer): Promise<RunningServer> {
  const port = await freePort();
  const file = join(temporary, `${port}.json`);
  const recording = {
    status,
    headers: withoutOwn(headers),
    body: body.toString('base64'),
    keepAliveSeconds: 75,
  };
  writeFileSync(file, JSON.stringify(recording));
  const command = [process.execPath, bare, file, String(port)];
  return whenUp(port, () => spawnPinned(serverCore, command));
}

/** Express, renderToString and compression for each request; bundled as the site is. */
export async function startPerRequest(): Promise<RunningServer> {
  const port = await freePort();
  await buildServer(temporary, { server: 'tests/bench/perRequestServer.ts' });
  const command = [process.execPath, join(temporary, 'server.js'), dist, String(port)];
  return whenUp(port, () => spawnPinned(serverCore, command));
}

/* What node:http adds by itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

function withoutOwn(headers: readonly string[]): string[] {
  return headers.filter((_, index) => !ownHeaders.has((headers[index & ~1] ?? '').toLowerCase()));
}

async function whenUp(port: number, spawn: () => ChildProcess): Promise<RunningServer> {
  const started = performance.now();
  const child = spawn();
  while (!(await answers(port))) {
    if (child.exitCode !== null) throw new Error(`A server ended with ${child.exitCode}.`);
    await wait(1);
  }
  const firstAnswerMs = performance.now() - started;
  return { port, pid: child.pid ?? 0, firstAnswerMs, stop: () => end(child) };
}

async function answers(port: number): Promise<boolean> {
  try {
    const { status } = await ask(port, '/', { 'Accept-Encoding': 'br' });
    return status === 200 || status === 304;
  } catch {
    return false;
  }
}
