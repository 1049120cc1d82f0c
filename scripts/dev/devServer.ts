import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { environment } from '#server/config/environment.ts';

export interface DevServer {
  /** Ends the running server, if any, and starts the bundle as it is now. */
  readonly restart: () => Promise<void>;
}

/**
 * @param entry the bundled server
 * @param compileCache where Node.js keeps what it has compiled, so that the next start is quicker
 */
export function createDevServer(entry: string, compileCache: string): DevServer {
  let running: ChildProcess | undefined;
  return {
    async restart() {
      if (running !== undefined && running.exitCode === null && running.signalCode === null) {
        running.kill('SIGKILL');
        await once(running, 'exit');
      }
      running = fork(entry, {
        execArgv: [],
        env: { ...environment, NODE_COMPILE_CACHE: compileCache },
      });
    },
  };
}
