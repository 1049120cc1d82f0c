/** A thread of the build: does the task that it is given and tells its result. */
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod';
import { brandOfOwner } from './brandOfOwner.ts';
import { buildPictures } from './buildPictures.ts';
import { buildShareImages } from './buildShareImages.ts';

const tasks = {
  pictures: buildPictures,
  shareImages: (dist: string) => buildShareImages(dist, brandOfOwner()),
} as const;

export type Tasks = typeof tasks;

const { task, dist } = z
  .object({ task: z.enum(['pictures', 'shareImages']), dist: z.string() })
  .parse(workerData);

parentPort?.postMessage(await tasks[task](dist));
