import { setTimeout as wait } from 'node:timers/promises';
import type { Options } from '../options.ts';
import { peakMiB, residentMiB } from '../processFigures.ts';
import { atMost, forTheRecord, type Row } from '../row.ts';
import { startSite } from '../servers.ts';
import { uploads } from '../uploads.ts';
import { load } from '../wrk.ts';

/* By then every page has been rendered and compressed. */
const settledMs = 5000;
const uploadsAtOnce = 100;

/** Resident memory of one process through its life; the limit of posts is off, for the uploads. */
export async function memory({ loadSeconds }: Options): Promise<Row[]> {
  const site = await startSite({ FORM_POSTS_PER_MINUTE: '0' });
  const ready = residentMiB(site.pid);
  await wait(settledMs);
  const settled = residentMiB(site.pid);
  const brotli = { headers: { 'Accept-Encoding': 'br' } };
  const loaded = await peakMiB(site.pid, load(site, loadSeconds, brotli));
  const before = residentMiB(site.pid);
  const uploading = await peakMiB(site.pid, uploads(site.port, uploadsAtOnce));
  await site.stop();
  return [
    atMost('memory when ready', ready, 110, 'MiB'),
    forTheRecord('memory when all pages are prepared', settled, 'MiB'),
    atMost(`memory in ${loadSeconds} s of full load, at most`, loaded, 180, 'MiB'),
    atMost(`memory, growth by ${uploadsAtOnce} uploads at once`, uploading - before, 40, 'MiB'),
  ];
}
