import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../ask.ts';
import { median } from '../median.ts';
import { residentMiB } from '../processFigures.ts';
import { atMost, type Row } from '../row.ts';
import { startSite } from '../servers.ts';

const starts = 7;

/** What the built server needs until its first answer, and until it is ready. */
export async function measureStarts(): Promise<Row[]> {
  const firstAnswers: number[] = [];
  const ready: number[] = [];
  for (let count = 0; count < starts; count += 1) {
    const site = await startSite();
    firstAnswers.push(site.firstAnswerMs);
    while ((await ask(site.port, '/readyz')).status !== 200) await wait(5);
    ready.push(residentMiB(site.pid));
    await site.stop();
  }
  return [
    atMost('start to first 200', median(firstAnswers), 180, 'ms'),
    atMost('memory when ready', median(ready), 85, 'MiB'),
  ];
}
