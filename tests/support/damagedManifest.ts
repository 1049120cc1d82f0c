import { type Manifest, readManifest } from '#server/assets/manifest.ts';
import { build } from './createTestApp.ts';

/** A build in which no picture can be found, so that every page that shows one fails. */
export function damagedManifest(): Manifest {
  const manifest = readManifest(build);
  const pictures = new Proxy(manifest.pictures, {
    get: (_, name) => {
      throw new Error(`There is no picture named ${String(name)}.`);
    },
  });
  return { ...manifest, pictures };
}
