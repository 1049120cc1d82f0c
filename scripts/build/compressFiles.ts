import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const compressible = /\.(css|js|svg|json|txt|xml|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside each text file of some directories, at the highest levels. */
export async function compressFiles(directories: readonly string[]): Promise<void> {
  for (const directory of directories) {
    const names = await readdir(directory, { recursive: true });
    await Promise.all(
      names
        .filter((name) => compressible.test(name))
        .map((name) => compress(join(directory, name))),
    );
  }
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  await Promise.all([
    toBrotli(body, { params }).then((data) => writeFile(`${file}.br`, data)),
    toGzip(body, { level: constants.Z_BEST_COMPRESSION }).then((data) =>
      writeFile(`${file}.gz`, data),
    ),
  ]);
}
