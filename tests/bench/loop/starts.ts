import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../ask.ts';
import { median } from '../median.ts';
import { residentMiB } from '../processFigures.ts';
import { atMost, forTheRecord, type Row } from '../row.ts';
import { startSite } from '../servers.ts';

const starts = 7;

/** What the built server needs until its first answer, as `npm run bench` has it, and until all pages are prepared. */
export async function measureStarts(): Promise<Row[]> {
  const firstAnswers: number[] = [];
  const ready: number[] = [];
  const prepared: number[] = [];
  for (let count = 0; count < starts; count += 1) {
    const site = await startSite();
    firstAnswers.push(site.firstAnswerMs);
    ready.push(residentMiB(site.pid));
    while ((await ask(site.port, '/readyz')).status !== 200) await wait(5);
    prepared.push(residentMiB(site.pid));
    await site.stop();
  }
  return [
    atMost('start to first 200', median(firstAnswers), 180, 'ms'),
    atMost('memory when ready', median(ready), 85, 'MiB'),
    forTheRecord('memory when all pages are prepared', median(prepared), 'MiB'),
  ];
}
