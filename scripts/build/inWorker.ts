import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Tasks } from './worker.ts';

/** Runs a task of worker.ts in a thread of its own, with modules as they are on the disk now. */
export async function inWorker<Name extends keyof Tasks>(
  task: Name,
  dist: string,
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: { task, dist } });
  const [result] = await once(worker, 'message');
  await worker.terminate();
  return result;
}
