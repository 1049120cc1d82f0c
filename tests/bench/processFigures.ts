/** What the kernel knows of a process. */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Resident memory in MiB. */
export function residentMiB(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
}

/* Linux counts processor time in hundredths of a second for every program. */
const ticksPerSecond = 100;

/** Seconds of processor time, in all threads, since its start. */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}

/** Watches the memory of a process while something runs. @returns the most that it took, in MiB */
export async function peakMiB(pid: number, during: Promise<unknown>): Promise<number> {
  let running = true;
  const done = during.finally(() => {
    running = false;
  });
  let peak = residentMiB(pid);
  while (running) {
    await wait(50);
    peak = Math.max(peak, residentMiB(pid));
  }
  await done;
  return peak;
}
