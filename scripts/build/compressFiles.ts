import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from './cached.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/* Blocks of 64 KiB, the smallest: the style sheet gains more by a code for each half than the scripts lose. */
const blockBits = 16;

const compressible = /\.(css|js|svg|json|txt|xml|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside each text file of a directory, at the highest levels. */
export async function compressFiles(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const chosen = names.filter((name) => compressible.test(name));
  await Promise.all(chosen.map((name) => compress(join(directory, name))));
}

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
  };
  const level = constants.Z_BEST_COMPRESSION;
  const [brotli, gzipped] = await Promise.all([
    cached(['brotli', body], () => toBrotli(body, { params })),
    cached(['gzip', body], () => toGzip(body, { level })),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
