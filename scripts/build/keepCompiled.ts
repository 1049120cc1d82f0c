import { execFile } from 'node:child_process';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Loads the built server once, so that Node writes down what it compiled of it (server/entry.ts).
 * @param dist where the build is, with a slash at its end
 */
export async function keepCompiled(dist: string): Promise<void> {
  const compiled = `${dist}compiled`;
  await promisify(execFile)(process.execPath, [`${dist}server.js`, '--check'], { env: {} });
  /* Node lets only its own user read it; the server runs as another. */
  const entries = await readdir(compiled, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
  }
}
