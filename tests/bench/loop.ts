/** The entry of `npm run bench:loop`: how long a change waits for its verdict, and what the server starts with. */
import { statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { timeDevServer } from './loop/devServer.ts';
import { runCommand } from './loop/runCommand.ts';
import { measureStarts } from './loop/starts.ts';
import { makeWorkingCopy } from './loop/workingCopy.ts';
import { printRows } from './printTable.ts';
import { atMost, type Row } from './row.ts';

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '' },
    json: { type: 'string', default: 'bench-loop-results.json' },
  },
});
const asked = options.rows.split(',').filter((name) => name !== '');
const copy = makeWorkingCopy();
const run = (command: string) => runCommand(copy.path, command);

const measures: Readonly<Record<string, () => Promise<Row[]>>> = {
  async types() {
    const { seconds, output } = await run('npm run --silent types -- --extendedDiagnostics');
    const count = (name: string) =>
      Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(output)?.[1]);
    return [
      atMost('types', count('Types'), 120_000, ''),
      atMost('instantiations of types', count('Instantiations'), 400_000, ''),
      atMost('npm run types', seconds, 8, 's'),
    ];
  },
  async build() {
    const clean = await run('npm run --silent build');
    const undo = copy.edit('content/faq.ts', (text) => text.replace("heading: '", '$&Built '));
    const again = await run('npm run --silent build');
    undo();
    const bytes = statSync(join(copy.path, 'dist/main.js')).size;
    return [
      atMost('npm run build, clean clone', clean.seconds, 8, 's'),
      atMost('npm run build, after a change of content', again.seconds, 3, 's'),
      atMost('server file', bytes / 1e6, 1.3, 'MB'),
    ];
  },
  async dev() {
    await run('npm run --silent build');
    const { readyMs, contentMs, styleMs, viewMs } = await timeDevServer(copy);
    return [
      atMost('npm run dev, ready when everything was built before', readyMs / 1000, 2, 's'),
      atMost('npm run dev, a changed line of content', contentMs / 1000, 0.5, 's'),
      atMost('npm run dev, of a style sheet', styleMs / 1000, 0.5, 's'),
      atMost('npm run dev, of a view', viewMs / 1000, 1, 's'),
    ];
  },
  start: measureStarts,
  async quick() {
    const { seconds } = await run('npm run --silent test:quick');
    return [atMost('npm run test:quick', seconds, 30, 's')];
  },
  async tests() {
    const { seconds, processorSeconds } = await run('npm test');
    return [
      atMost('npm test', seconds / 60, 4, 'min'),
      atMost('npm test, processor time', processorSeconds / 60, 7, 'min'),
    ];
  },
};

const rows: Row[] = [];
for (const [name, measure] of Object.entries(measures)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stderr.write(`${name}\n`);
  rows.push(...(await measure()));
}
printRows(rows);
const machine = { processor: cpus()[0]?.model, cores: cpus().length, node: process.version };
writeFileSync(options.json, `${JSON.stringify({ machine, rows }, undefined, 2)}\n`);
process.exit(0);
