/** The entry of `npm run bench:browser`: every page on a slow phone and in Lighthouse, against its targets; also written as JSON. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { pages } from '#content/pages.ts';
import { freePort } from '#scripts/build/server/freePort.ts';
import { launchChromium } from '../support/browser/chromium.ts';
import { categories, lighthouseScores } from './browser/lighthouseScores.ts';
import { judgePages, type PageResult } from './browser/pageResult.ts';
import { onSlowPhone } from './browser/slowPhone.ts';
import { printRows, printTable } from './printTable.ts';
import { startSite } from './servers.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', default: '' },
    json: { type: 'string', default: 'bench-browser-results.json' },
  },
});
const wanted = options.pages.split(',').filter((path) => path !== '');
const paths = pages.map(({ path }) => path).filter((path) => !wanted[0] || wanted.includes(path));

const port = await freePort();
const [site, browser] = await Promise.all([
  startSite(),
  launchChromium([`--remote-debugging-port=${port}`]),
]);
const results: PageResult[] = [];
for (const path of paths) {
  const url = `http://localhost:${site.port}${path}`;
  const phone = await onSlowPhone(browser, url, Number(options.rounds));
  results.push({ path, ...phone, scores: await lighthouseScores(url, port) });
  process.stderr.write(`${path}\n`);
}
await Promise.all([browser.close(), site.stop()]);

const rows = judgePages(results);
printRows(rows);
process.stdout.write('\n');
printTable(
  ['page', 'LCP ms', 'CLS', 'blocking ms', ...categories],
  results.map(({ path, lcpMs, cls, blockingMs, scores }) => [
    path,
    ...[lcpMs.toFixed(0), cls.toFixed(3), blockingMs.toFixed(0)],
    ...categories.map((category) => String(scores[category])),
  ]),
);
const machine = { processor: cpus()[0]?.model, cores: cpus().length, node: process.version };
writeFileSync(
  options.json,
  `${JSON.stringify({ machine, options, rows, results }, undefined, 2)}\n`,
);
process.exit(0);
