import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { cached } from '../cached.ts';
import { lockSchema, servedPackages } from './servedPackages.ts';

const lockFile = new URL('../../../package-lock.json', import.meta.url);

/* An id, a time, and the folder's name for that of the project: what npm writes differently each time. */
const sbomSchema = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({ timestamp: z.string(), component: z.looseObject({}) }),
});

/**
 * Writes the software bill of materials as CycloneDX. npm makes it of the packages in the lock file that are served,
 * without asking a registry; the same lock file gives the same bill.
 */
export async function writeSbom(file: string): Promise<void> {
  const text = await readFile(lockFile, 'utf8');
  await writeFile(file, await cached(['sbom', text], () => billOf(text)));
}

/** The bill for the text of a lock file. */
export async function billOf(text: string): Promise<string> {
  const lock = servedPackages(lockSchema.parse(JSON.parse(text)));
  const project = lock.packages[''];
  const { serialNumber: _id, metadata, ...bill } = await listPackages(project, lock);
  const { timestamp: _time, component, ...tools } = metadata;
  const named = { ...tools, component: { ...component, name: project.name } };
  return JSON.stringify({ ...bill, metadata: named });
}

/* Asked to omit development packages, npm also omits those that both kinds need (npm/cli#7909): so it sees no others. */
async function listPackages(project: object, lock: object): Promise<z.infer<typeof sbomSchema>> {
  const folder = await mkdtemp(join(tmpdir(), 'sbom-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify(project));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const { stdout } = await promisify(execFile)('npm', ['sbom', ...options], { cwd: folder });
  await rm(folder, { recursive: true });
  return sbomSchema.parse(JSON.parse(stdout));
}
