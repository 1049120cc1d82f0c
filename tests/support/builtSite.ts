/** The built server as an operator runs it, on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface BuiltSite {
  /** Such as `http://localhost:34567`. */
  readonly origin: string;
  readonly process: ChildProcess;
  readonly stop: () => Promise<void>;
}

const server = fileURLToPath(new URL('../../dist/server.js', import.meta.url));

/** Starts the server and waits until it says that it is ready. @throws if it ends before */
export async function startBuiltSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<BuiltSite> {
  const child = spawn(process.execPath, [server], {
    env: { PORT: '0', LOG_LEVEL: 'silent', FORM_POSTS_PER_MINUTE: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  for await (const line of createInterface(child.stdout)) {
    const address = /^Ready on (http:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    child.stdout.resume();
    return { origin: address, process: child, stop };
  }
  throw new Error('The built server ended before it was ready.');
}
