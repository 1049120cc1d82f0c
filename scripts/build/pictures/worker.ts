/** A thread of the build: draws what it is asked for and tells the files. */
import { parentPort, workerData } from 'node:worker_threads';
import { brandOfOwner } from '../brand/brandOfOwner.ts';
import { drawPictures } from './drawPictures.ts';
import { drawShareImages } from './drawShareImages.ts';
import { taskSchema } from './tasks.ts';

const draw = {
  drawPictures,
  drawShareImages: () => drawShareImages(brandOfOwner()),
};

parentPort?.postMessage(await draw[taskSchema.parse(workerData)]());
