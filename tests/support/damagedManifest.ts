import { type Manifest, readManifest } from '#server/assets/manifest.ts';
import { build } from './createTestApp.ts';

/** A build that lost its pictures except those of the policies, so that every other page with one fails. */
export function damagedManifest(): Manifest {
  const manifest = readManifest(build);
  const pictures = new Proxy(manifest.pictures, {
    get: (whole, name) => {
      if (String(name).startsWith('policy-')) return Reflect.get(whole, name);
      throw new Error(`There is no picture named ${String(name)}.`);
    },
  });
  return { ...manifest, pictures };
}
