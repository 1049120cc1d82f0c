/** Sends what no decent client sends, some of it at a time, and tells what came back. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startWatchedSite, type WatchedSite, watchHealth } from './watchedSite.ts';
import { type Exchanged, sendRaw } from './wire.ts';

export interface Hostile {
  /** What is wrong with it, for whoever reads a failure. */
  readonly name: string;
  readonly bytes: Buffer | string;
  /** Whether nothing follows: the server is told at once. */
  readonly isCut?: boolean;
}

export interface Outcome extends Exchanged {
  readonly name: string;
}

export interface Target {
  readonly site: WatchedSite;
  readonly send: (requests: readonly Hostile[]) => Promise<readonly Outcome[]>;
  /** How many have been sent so far. */
  readonly sent: () => number;
  /** Ends it, and names all that should not have happened. */
  readonly end: () => Promise<readonly string[]>;
}

const atOnce = 24;

/** The built site, under the eyes of a monitor that asks for its health all the while. */
export async function startTarget(): Promise<Target> {
  const directory = mkdtempSync(join(tmpdir(), 'hostile-'));
  const site = await startWatchedSite({ TMPDIR: directory });
  const before = await site.footprint();
  const health = watchHealth(site);
  let sent = 0;
  return {
    site,
    sent: () => sent,
    async send(requests) {
      const outcomes: Outcome[] = [];
      const left = requests.values();
      const work = async () => {
        for (const { name, bytes, isCut = false } of left) {
          sent += 1;
          outcomes.push({ name, ...(await sendRaw(site.port, bytes, { isCut })) });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      return outcomes;
    },
    async end() {
      const { failed, checks } = await health.stop();
      const metrics = await site.metrics();
      const ours = [...metrics].filter(([name]) => /^http_requests.*status="5/.test(name));
      const written = readdirSync(directory);
      const { diskBytes } = await site.footprint();
      site.process.kill('SIGTERM');
      const code = await site.ended;
      await site.stop();
      rmSync(directory, { recursive: true });
      return [
        ...(failed > 0 || checks === 0 ? [`${failed} of ${checks} checks of health failed`] : []),
        ...ours.map(([name]) => name),
        ...written.map((name) => `written: ${name}`),
        ...(diskBytes > before.diskBytes ? [`${diskBytes} bytes on the disk`] : []),
        ...(code === 0 ? [] : [`it ended with ${code}`]),
        ...badLines(site.output()),
      ];
    },
  };
}

/* Whatever a client sends, each line of the log is one that we wrote. */
function badLines(output: string): string[] {
  const lines = output.split('\n').filter((line) => line !== '' && line !== 'collected');
  return lines.filter((line) => {
    if (line.startsWith('Ready on ')) return false;
    try {
      return JSON.parse(line).level >= 50;
    } catch {
      return true;
    }
  });
}

/** Those that were answered with a failure of ours. */
export const failures = (outcomes: readonly Outcome[]): readonly string[] =>
  outcomes.flatMap(({ name, statuses }) =>
    statuses.some((status) => status >= 500) ? [`${name}: ${statuses}`] : [],
  );

/** Those that were not answered exactly once, with one of some statuses. */
export const not = (outcomes: readonly Outcome[], ...wanted: number[]): readonly string[] =>
  outcomes.flatMap(({ name, statuses }) => {
    const [first = 0] = statuses;
    return statuses.length === 1 && wanted.includes(first) ? [] : [`${name}: ${statuses}`];
  });
