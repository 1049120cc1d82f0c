/** The asset manifest: which built file stands behind each logical name. The build writes it, the server reads it at start. */
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { technologies } from '#content/home/technologies.ts';
import { pictureNames } from '#content/pictureName.ts';

const builtCode = z.object({ file: z.string(), integrity: z.string() });
const builtPicture = z.object({ file: z.string(), width: z.number(), height: z.number() });
const logoNames = technologies.items.map(({ image }) => image);

/** What every build has made. */
export const manifestSchema = z.object({
  /** Each file by its public path, such as `/assets/site-ABCD.css`. */
  stylesheet: builtCode,
  printStylesheet: builtCode,
  /** The font that every page begins with. */
  font: z.string(),
  script: builtCode,
  /** Every name has its picture: a build that lacks one does not start. */
  pictures: z.record(z.enum(Object.values(pictureNames).flat()), builtPicture),
  logos: z.record(z.enum(logoNames), builtPicture),
  /** What the owner's file said about the brand when the site was built. */
  brand: z.object({ color: z.optional(z.string()), logo: z.optional(z.string()) }),
  /** The owner's logo, if there is one. */
  mark: z.optional(builtPicture),
  /** The colours of the browser's own frame. */
  theme: z.object({ paper: z.tuple([z.string(), z.string()]), brand: z.string() }),
  /** The picture of each page and article for shared links, by its address. */
  shareImages: z.record(z.string(), builtPicture),
});

export type BuiltCode = z.infer<typeof builtCode>;
export type BuiltPicture = z.infer<typeof builtPicture>;
export type Manifest = z.infer<typeof manifestSchema>;

/**
 * Reads the manifest of a build.
 * @param directory where the build wrote it, with a slash at its end
 * @throws when there is no build, so that the start fails and not the first request
 */
export function readManifest(directory: URL): Manifest {
  const file = new URL('manifest.json', directory);
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (cause) {
    throw new Error('There is no usable build: run `npm run build` first.', { cause });
  }
}
