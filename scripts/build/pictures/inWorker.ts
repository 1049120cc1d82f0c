import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PictureFile } from './drawing.ts';
import type { Task } from './tasks.ts';

/** Draws in a thread of its own, with modules as they are on the disk now. */
export async function inWorker(task: Task): Promise<PictureFile[]> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: task });
  const [files] = await once(worker, 'message');
  await worker.terminate();
  return files;
}
