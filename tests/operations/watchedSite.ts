/** The built site under observation: its metrics, what it holds on to, and whether it answers all the while. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type BuiltSite, startBuiltSite } from '../support/builtSite.ts';
import { ask } from '../support/exchange.ts';

/** What a process holds on to after its garbage has been collected. */
export interface Footprint {
  readonly heapMb: number;
  readonly residentMb: number;
  /** Open sockets, timers and the like. */
  readonly handles: number;
  readonly files: number;
  /** What it has had written to a disk since it began; 0 where the system does not tell. */
  readonly diskBytes: number;
}

export interface WatchedSite extends BuiltSite {
  /** The values of all metrics by their name and labels, as Prometheus writes them. */
  readonly metrics: () => Promise<ReadonlyMap<string, number>>;
  readonly footprint: () => Promise<Footprint>;
}

const megabyte = 1024 * 1024;

/* Collects the garbage when it is told to. */
const preload = `
require('node:v8').setFlagsFromString('--expose-gc');
const gc = require('node:vm').runInNewContext('gc');
process.on('SIGUSR2', () => { gc(); gc(); process.stderr.write('collected\\n'); });
`;

export async function startWatchedSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<WatchedSite> {
  const directory = mkdtempSync(join(tmpdir(), 'watched-'));
  const file = join(directory, 'collect.cjs');
  writeFileSync(file, preload);
  const watching = { METRICS_PORT: '0', NODE_OPTIONS: `--require=${file}` };
  const site = await startBuiltSite({ ...watching, ...environment });
  const output = until(() => /"port":(\d+),"msg":"metrics"/.exec(site.output())?.[1]);
  const port = Number(await output);
  const metrics = async () => parse((await ask(port, { path: '/metrics' })).text);
  let collections = 0;
  return {
    ...site,
    metrics,
    async footprint() {
      collections += 1;
      site.process.kill('SIGUSR2');
      await until(() => site.output().split('collected\n').length > collections || undefined);
      const values = await metrics();
      return {
        heapMb: (values.get('nodejs_heap_size_used_bytes') ?? Number.NaN) / megabyte,
        residentMb: (values.get('process_resident_memory_bytes') ?? Number.NaN) / megabyte,
        handles: values.get('nodejs_active_handles_total') ?? Number.NaN,
        files: values.get('process_open_fds') ?? 0,
        diskBytes: diskBytes(site.process.pid),
      };
    },
    async stop() {
      await site.stop();
      rmSync(directory, { recursive: true });
    },
  };
}

function parse(text: string): ReadonlyMap<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const space = line.lastIndexOf(' ');
      return [line.slice(0, space), Number(line.slice(space + 1))];
    }),
  );
}

function diskBytes(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const io = readFileSync(`/proc/${pid}/io`, 'utf8');
  return Number(/^write_bytes: (\d+)$/m.exec(io)?.[1]);
}

/** Waits for what a function finds. */
export async function until<T>(find: () => T | undefined): Promise<T> {
  for (;;) {
    const found = find();
    if (found !== undefined) return found;
    await wait(20);
  }
}

export interface HealthReport {
  readonly checks: number;
  readonly failed: number;
  readonly slowestMs: number;
}

/** Asks for the health of a site all the while. */
export function watchHealth({ port }: BuiltSite): { readonly stop: () => Promise<HealthReport> } {
  const report = { checks: 0, failed: 0, slowestMs: 0 };
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now();
      const status = await ask(port, { path: '/healthz' }).then(
        (reply) => reply.status,
        () => 0,
      );
      report.checks += 1;
      if (status !== 200) report.failed += 1;
      report.slowestMs = Math.round(Math.max(report.slowestMs, performance.now() - began));
      await wait(25);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return report;
    },
  };
}
