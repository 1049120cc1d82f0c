import type { Options } from '../options.ts';
import { residentMiB } from '../processFigures.ts';
import { atMost, type Row } from '../row.ts';
import { startSettledSite } from '../servers.ts';
import { load } from '../wrk.ts';

/* An entry of 100 bytes for each query would take 20 MiB; what the heap does by itself is less than this. */
const mostGrowth = 8;

/** Memory before and after many queries, none like another, on a server that has been under load already. */
export async function queries({ queries: wanted }: Options): Promise<Row[]> {
  const site = await startSettledSite();
  let sent = 0;
  const send = async (count: number) => {
    const until = sent + count;
    while (sent < until) {
      const { requests } = await load(site, 2, { script: ['queries', String(sent)] });
      sent += requests;
    }
  };
  await send(wanted);
  const before = residentMiB(site.pid);
  await send(wanted);
  const growth = residentMiB(site.pid) - before;
  await site.stop();
  const measure = `memory, growth over ${wanted.toLocaleString('en')} different queries`;
  return [atMost(measure, growth, mostGrowth, 'MiB')];
}
