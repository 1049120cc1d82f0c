/** The entry of `npm run bench`: measures the production build against its targets, prints the table and writes it as JSON. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { leaveServerCore } from './children.ts';
import { readOptions } from './options.ts';
import { printRows, printTable, round } from './printTable.ts';
import type { Row } from './row.ts';
import { formPosts } from './rows/formPosts.ts';
import { memory } from './rows/memory.ts';
import { queries } from './rows/queries.ts';
import { start } from './rows/start.ts';
import { throughput } from './rows/throughput.ts';
import { provideWrk } from './wrk.ts';

const options = readOptions();
const isAsked = (name: string) => options.rows.length === 0 || options.rows.includes(name);

provideWrk();
leaveServerCore();

const rows: Row[] = [];
const compared = isAsked('throughput') ? await throughput(options) : undefined;
rows.push(...(compared?.rows ?? []));
for (const [name, measure] of Object.entries({ queries, formPosts, memory, start })) {
  if (isAsked(name)) rows.push(...(await measure(options)));
}

printRows(rows);
process.stdout.write('\n');
if (compared !== undefined) {
  printTable(
    ['in the median', 'requests/s', 'p99 ms', 'processor µs a request'],
    compared.contestants.map(({ name, perSecond, p99Ms, processorUs }) => [
      name,
      ...[perSecond, p99Ms, processorUs].map(round),
    ]),
  );
}
const machine = { processor: cpus()[0]?.model, cores: cpus().length, node: process.version };
const result = { machine, options, rows, contestants: compared?.contestants };
writeFileSync(options.json, `${JSON.stringify(result, undefined, 2)}\n`);
process.exit(0);
