import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { environment } from '#server/config/environment.ts';

export interface DevServer {
  /** Ends the running server, if any, and starts the bundle as it is now. */
  readonly restart: () => Promise<void>;
}

/**
 * While one server runs, the next stands by with all packages loaded: that is most of the time that a start takes.
 * @param entry what such a process runs: standBy.ts, bundled
 * @param compileCache where Node.js keeps what it has compiled, so that the next start is quicker
 */
export function createDevServer(entry: string, compileCache: string): DevServer {
  const standBy = () =>
    fork(entry, { execArgv: [], env: { ...environment, NODE_COMPILE_CACHE: compileCache } });
  let running: ChildProcess | undefined;
  let next: ChildProcess | undefined;
  return {
    async restart() {
      if (running !== undefined && !hasEnded(running)) {
        running.kill('SIGKILL');
        await once(running, 'exit');
      }
      running = next !== undefined && !hasEnded(next) ? next : standBy();
      running.send('serve');
      next = undefined;
      /* Not before this one listens: both would be slower. */
      running.once('message', () => {
        next ??= standBy();
      });
    },
  };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;
