import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Manifest, readManifest } from '#server/assets/manifest.ts';

const sources = ['views/pictures', 'scripts/build'].map((folder) =>
  fileURLToPath(new URL(`../../${folder}`, import.meta.url)),
);

/** The pictures of the last build, unless something that draws them is newer than it. */
export function builtPictures(dist: string): Manifest | undefined {
  const manifest = `${dist}manifest.json`;
  if (!existsSync(manifest)) return undefined;
  const built = changedAt(manifest);
  const isCurrent = sources.every((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).every(
      (name) => changedAt(join(folder, name)) <= built,
    ),
  );
  return isCurrent ? readManifest(pathToFileURL(dist)) : undefined;
}

const changedAt = (file: string): number => statSync(file).mtimeMs;
