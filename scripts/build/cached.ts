import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = new URL('../../', import.meta.url);
const folder = fileURLToPath(new URL('node_modules/.cache/site/', root));

/**
 * What an expensive step made of its inputs, kept for the next build under their hash. The code of the build and the
 * versions of all packages count as inputs of every step.
 * @param inputs everything else that the result depends on, the step's name among them
 */
export async function cached(
  inputs: readonly (string | Buffer)[],
  make: () => Promise<string | Buffer>,
): Promise<Buffer> {
  const file = folder + hashOf(toolsHash, ...inputs.map((input) => hashOf(input)));
  const known = await readFile(file).catch(() => undefined);
  if (known !== undefined) {
    await utimes(file, new Date(), new Date());
    return known;
  }
  const made = Buffer.from(await make());
  await mkdir(folder, { recursive: true });
  /* Under its name only once it is whole, because builds may be interrupted or run side by side. */
  const unfinished = `${file}.${process.pid}-${count++}`;
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}

/** Deletes the results that no build has asked for since a time, in milliseconds since the epoch. */
export async function forgetUnused(since: number, directory = folder): Promise<void> {
  const names = await readdir(directory).catch(() => []);
  for (const name of names) {
    /* Another build may have deleted it. */
    const found = await stat(directory + name).catch(() => undefined);
    if (found !== undefined && found.mtimeMs < since) await rm(directory + name, { force: true });
  }
}

/** The SHA-256 of all parts together, in hexadecimal. */
export function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** The first digits of a hash, as the names of built files carry them. */
export const shortHash = (data: string | Buffer): string => hashOf(data).slice(0, 8).toUpperCase();

let count = 0;

const tools = readdirSync(new URL('scripts/build/', root), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .toSorted()
  .map((name) => `scripts/build/${name}`);
const toolsHash = hashOf(
  ...['package-lock.json', ...tools].map((file) => readFileSync(new URL(file, root))),
);
