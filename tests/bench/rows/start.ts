import { median } from '../median.ts';
import type { Options } from '../options.ts';
import { atMost, forTheRecord, type Row } from '../row.ts';
import { type RunningServer, startPerRequest, startSite } from '../servers.ts';

/** From the start of the process to the first page that it answers with 200, in turn with the per-request form. */
export async function start({ starts }: Options): Promise<Row[]> {
  const times = { site: [] as number[], perRequest: [] as number[] };
  const time = async (starting: Promise<RunningServer>) => {
    const { firstAnswerMs, stop } = await starting;
    await stop();
    return firstAnswerMs;
  };
  for (let count = 0; count < starts; count += 1) {
    times.site.push(await time(startSite()));
    times.perRequest.push(await time(startPerRequest()));
  }
  return [
    atMost('start to first 200', median(times.site), 250, 'ms'),
    forTheRecord('start to first 200, per-request form', median(times.perRequest), 'ms'),
  ];
}
