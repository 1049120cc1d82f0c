import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from './freePort.ts';

/** What `npm start` and the image tell V8, which takes what was compiled only where its flags are the same. */
export const serverFlags: readonly string[] = ['--max-semi-space-size=8'];

/* Only against hanging: it takes a second. */
const limitMs = 60_000;

const compileServer = fileURLToPath(new URL('compileServer.ts', import.meta.url));

/**
 * Starts the built server once, in a process of its own, so that the next start finds it compiled (server/compiled.ts).
 * @param dist where the build is, with a slash at its end
 * @throws if the server does not start within a minute
 */
export async function keepCompiled(dist: string): Promise<void> {
  const port = String(await freePort());
  const command = [...serverFlags, '--import', 'tsx', compileServer, dist, port];
  await promisify(execFile)(process.execPath, command, {
    env: { PORT: port, HOST: '127.0.0.1' },
    timeout: limitMs,
  });
}
