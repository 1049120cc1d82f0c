/** The software bill of materials: which packages the build is made of, by the lock file, as CycloneDX 1.5. Alike for alike lock files. */
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const entrySchema = z.object({
  name: z.string().optional(),
  version: z.string(),
  integrity: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  devOptional: z.boolean().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});

const lockSchema = z.object({ packages: z.record(z.string(), entrySchema) });

type Entry = z.infer<typeof entrySchema>;

/* Only the build needs these packages, and what it makes of their files is served: fonts and logos. */
const served = new Set([
  '@fontsource-variable/plus-jakarta-sans',
  '@fontsource/jetbrains-mono',
  '@iconify-json/logos',
]);

/**
 * @param lockFile the package-lock.json
 * @param file where to write
 */
export function writeSbom(lockFile: URL, file: string): void {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(lockFile, 'utf8')));
  const { '': root, ...installed } = packages;
  if (root?.name === undefined) throw new Error('The lock file does not name the project.');
  const used = Object.entries(installed).filter(
    ([path, { dev, optional, devOptional }]) =>
      served.has(nameOf(path)) || !(dev || optional || devOptional),
  );
  const places = new Map(used.map(([path, { version }]) => [path, refOf(nameOf(path), version)]));
  /* The same version in several places is one package. */
  const each = [...new Map(used.map((entry) => [places.get(entry[0]), entry])).values()];
  const application = refOf(root.name, root.version);
  const direct = [...Object.keys(root.dependencies ?? {}), ...served];
  const needs = (path: string, { dependencies = {} }: Entry) =>
    Object.keys(dependencies).flatMap((name) => places.get(placeOf(name, path, places)) ?? []);
  const sbom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': application,
        name: root.name,
        version: root.version,
        purl: application,
      },
    },
    components: each.map(([path, entry]) => libraryOf(nameOf(path), entry)),
    dependencies: [
      {
        ref: application,
        dependsOn: direct.map((name) => places.get(`node_modules/${name}`) ?? missing(name)),
      },
      ...each.map(([path, entry]) => ({ ref: places.get(path), dependsOn: needs(path, entry) })),
    ],
  };
  writeFileSync(file, JSON.stringify(sbom));
}

function libraryOf(name: string, { version, license, integrity }: Entry): object {
  const hash = integrity?.match(/^sha512-(.+)$/)?.[1];
  const content = Buffer.from(hash ?? '', 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': refOf(name, version),
    name,
    version,
    purl: refOf(name, version),
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    ...(hash !== undefined && { hashes: [{ alg: 'SHA-512', content }] }),
  };
}

function missing(name: string): never {
  throw new Error(`The lock file does not know ${name}.`);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 13);

const refOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/* Where Node finds a package from another's place: the nearest node_modules above it that holds it. */
function placeOf(name: string, from: string, places: ReadonlyMap<string, string>): string {
  for (let at = from; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const nested = `${at}/node_modules/${name}`;
    if (places.has(nested)) return nested;
  }
  return `node_modules/${name}`;
}
