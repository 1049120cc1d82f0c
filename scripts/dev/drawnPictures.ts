import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { cached } from '../build/cached.ts';
import { inWorker } from '../build/inWorker.ts';

const pictureSchema = z.object({ file: z.string(), width: z.number(), height: z.number() });

/* The names are not checked here: the server does that when it reads the manifest. */
const drawnSchema = z.record(
  z.enum(['pictures', 'logos', 'shareImages']),
  z.record(z.string(), pictureSchema),
);

type Drawn = z.infer<typeof drawnSchema>;

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * The pictures of the site as its sources are now: from the last build if none of the sources has changed.
 * @param brand what the build takes from the owner's file, as text
 */
export async function drawnPictures(dist: string, brand: string): Promise<Drawn> {
  const kept = await cached(['drawn', brand, ...sources()], async () =>
    JSON.stringify(await draw(dist)),
  );
  const drawn = drawnSchema.parse(JSON.parse(kept.toString()));
  const files = Object.values(drawn).flatMap((pictures) =>
    Object.values(pictures).map(({ file }) => file),
  );
  return files.every((file) => existsSync(dist + file.slice(1))) ? drawn : draw(dist);
}

async function draw(dist: string): Promise<Drawn> {
  const [drawn, shareImages] = await Promise.all([
    inWorker('pictures', dist),
    inWorker('shareImages', dist),
  ]);
  return { ...drawn, shareImages };
}

/* Pictures take words from content/ and colours from views/. */
const sources = (): Buffer[] =>
  ['content', 'views/pictures', 'views/styles'].flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .sort()
      .map((name) => readFileSync(`${root}${folder}/${name}`)),
  );
