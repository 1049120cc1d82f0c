import { isAscii } from 'node:buffer';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
 * @throws if the server does not start within a minute, or is not the ASCII that it is read as
 */
export async function keepCompiled(dist: string): Promise<void> {
  expectAscii(`${dist}main.js`);
  const port = String(await freePort());
  const command = [...serverFlags, '--import', 'tsx', compileServer, dist, port];
  await promisify(execFile)(process.execPath, command, {
    env: { PORT: port, HOST: '127.0.0.1' },
    timeout: limitMs,
  });
}

/* esbuild escapes other characters everywhere but in regular expressions, where they would match something else. */
function expectAscii(file: string): void {
  const code = readFileSync(file);
  if (isAscii(code)) return;
  const [found] = /.{0,40}[^\x20-\x7e\s].{0,40}/.exec(code.toString()) ?? [];
  throw new Error(`Write the characters of a regular expression as \\u…: ${found}`);
}
