import { writeFile } from 'node:fs/promises';
import * as z from 'zod';
import type { BuiltPicture } from '#server/assets/manifest.ts';
import type { Brand } from '../brand/brand.ts';
import { cached } from '../cached.ts';
import { sourcesOf } from '../sourcesOf.ts';
import { type PictureFile, pictureFileSchema } from './drawing.ts';
import { inWorker } from './inWorker.ts';
import { type Task, tasks } from './tasks.ts';

/** The pictures of a build, as the manifest lists them. */
export type Pictures = Readonly<
  Record<PictureFile['list'], Readonly<Record<string, BuiltPicture>>>
>;

/** Writes every picture, and tells where each is and how large it is shown. Draws only what has changed. */
export async function buildPictures(dist: string, brand: Brand): Promise<Pictures> {
  const drawn = await Promise.all(tasks.map((task) => drawnBy(task, brand)));
  const files = drawn.flat();
  await Promise.all(
    files.map(({ file, base64 }) => writeFile(dist + file.slice(1), Buffer.from(base64, 'base64'))),
  );
  return {
    pictures: listed(files, 'pictures'),
    logos: listed(files, 'logos'),
    shareImages: listed(files, 'shareImages'),
  };
}

/* Loading all scenes takes longer than reading what they have become, so that a thread starts only after a change. */
async function drawnBy(task: Task, brand: Brand): Promise<PictureFile[]> {
  const sources = await sourcesOf(`scripts/build/pictures/${task}.ts`);
  const kept = await cached([task, JSON.stringify(brand), ...sources], async () =>
    JSON.stringify(await inWorker(task)),
  );
  return z.array(pictureFileSchema).parse(JSON.parse(kept.toString()));
}

const listed = (files: readonly PictureFile[], list: PictureFile['list']) =>
  Object.fromEntries(
    files
      .filter((each) => each.list === list)
      .map(({ name, file, width, height }) => [name, { file, width, height }] as const),
  );
