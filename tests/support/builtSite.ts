/** The built server as an operator runs it, on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { build } from './createTestApp.ts';

export interface BuiltSite {
  /** Such as `http://localhost:34567`. */
  readonly origin: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** All that it has written so far. */
  readonly output: () => string;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Ends it at once. */
  readonly stop: () => Promise<void>;
}

interface Place {
  readonly cwd?: string;
  /** Another copy of the built server. */
  readonly entry?: string;
  /** What stands behind its name on the command line. */
  readonly options?: readonly string[];
}

type Environment = Readonly<Record<string, string>>;

const builtServer = fileURLToPath(new URL('server.js', build));

/** Runs `node dist/server.js` with no environment but the one given. */
export function runBuiltServer(
  environment: Environment,
  { cwd, entry = builtServer, options = [] }: Place = {},
) {
  const child = spawn(process.execPath, [entry, ...options], {
    env: { ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(cwd !== undefined && { cwd }),
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      written += text;
    });
  }
  const ended = once(child, 'close').then(([code]): number | null => code);
  return { child, output: () => written, ended };
}

/** Starts the server, without a limit of posts, and waits until it says that it is ready. @throws if it ends before */
export async function startBuiltSite(
  environment: Environment = {},
  place?: Place,
): Promise<BuiltSite> {
  const { child, output, ended } = runBuiltServer(
    { PORT: '0', FORM_POSTS_PER_MINUTE: '0', ...environment },
    place,
  );
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const ready = /^Ready on (http:\S+)$/m.exec(output())?.[1];
      if (ready !== undefined) resolve(ready);
    });
    ended.then((code) => reject(new Error(`It ended with ${code}: ${output()}`)), reject);
  });
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { origin, port: Number(new URL(origin).port), process: child, output, ended, stop };
}
