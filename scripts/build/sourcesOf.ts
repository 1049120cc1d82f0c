import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Every source file that a module is made of: itself, and all of the project that it imports.
 * @param entry its path from the root of the project
 */
export async function sourcesOf(entry: string): Promise<Buffer[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const files = Object.keys(metafile.inputs).sort();
  return Promise.all(files.map((file) => readFile(root + file)));
}
