/** The built site under requests that no decent client sends, and all that should not have happened meanwhile. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../support/createTestApp.ts';
import { startWatchedSite, type WatchedSite, watchHealth } from './watchedSite.ts';
import { type Exchanged, sendRaw } from './wire.ts';

export interface Outcome extends Exchanged {
  /** What was sent, each character one byte. */
  readonly bytes: string;
}

export interface Target {
  /**
   * Sends requests, several at a time.
   * @param isCut whether the server is told that nothing follows
   */
  readonly send: (requests: readonly string[], isCut: boolean) => Promise<readonly Outcome[]>;
  /** Stops the site. @returns whatever went wrong while it ran, a line each */
  readonly end: () => Promise<readonly string[]>;
}

const atOnce = 24;

/** Starts the built site, with a monitor that asks for its health all the while. */
export async function startTarget(): Promise<Target> {
  readBuild();
  const directory = mkdtempSync(join(tmpdir(), 'hostile-'));
  const site = await startWatchedSite({ TMPDIR: directory, FORM_POSTS_PER_MINUTE: '1000000' });
  const before = await site.footprint();
  const health = watchHealth(site);
  return {
    send: (requests, isCut) => sendAll(site, requests, isCut),
    async end() {
      const { failed, checks } = await health.stop();
      const metrics = await site.metrics();
      const failures = [...metrics.keys()].filter((name) => /^http_requests.*status="5/.test(name));
      const written = readdirSync(directory);
      const { diskBytes } = await site.footprint();
      site.process.kill('SIGTERM');
      const code = await site.ended;
      await site.stop();
      rmSync(directory, { recursive: true });
      return [
        ...(failed > 0 || checks === 0 ? [`${failed} of ${checks} health checks failed`] : []),
        ...failures,
        ...written.map((name) => `written: ${name}`),
        ...(diskBytes > before.diskBytes ? [`${diskBytes} bytes were written to disk`] : []),
        ...(code === 0 ? [] : [`it ended with ${code}`]),
        ...badLines(site.output()),
      ];
    },
  };
}

/* The disk notes when a file is read for the first time since it was written, such as the source map for the first error
   of the log; the site is not to blame for that. */
function readBuild(): void {
  for (const file of readdirSync(build, { withFileTypes: true }))
    if (file.isFile()) readFileSync(new URL(file.name, build));
}

async function sendAll(site: WatchedSite, requests: readonly string[], isCut: boolean) {
  const outcomes: Outcome[] = [];
  const left = requests.values();
  const work = async () => {
    for (const bytes of left) {
      const exchanged = await sendRaw(site.port, Buffer.from(bytes, 'latin1'), { isCut });
      outcomes.push({ bytes, ...exchanged });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/* Whatever a client sends, every line of the log is one that we wrote, and none reports a failure. */
function badLines(output: string): string[] {
  const lines = output.split('\n').filter((line) => line !== '' && line !== 'collected');
  return lines.filter((line) => {
    if (line.startsWith('Ready on ')) return false;
    try {
      const { level, id } = JSON.parse(line);
      return level >= 50 || (id !== undefined && !/^[\w.-]{8,64}$/.test(id));
    } catch {
      return true;
    }
  });
}
