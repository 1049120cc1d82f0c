/** The entry of `npm test`: every check there is, or those that are asked for, and one closing line that counts them. */
import { startVitest } from 'vitest/node';
import { runScript } from './testing/runScript.ts';
import { readSelection } from './testing/selection.ts';
import { countModules, type Tally } from './testing/tally.ts';

async function runTests(
  names: readonly string[],
  projects: readonly string[],
  tally: Tally,
): Promise<void> {
  const vitest = await startVitest('test', [...names], {
    watch: false,
    reporters: ['default'],
    ...(projects.length > 0 && { project: [...projects] }),
  });
  countModules(vitest.state.getTestModules(), tally);
  tally.failed += vitest.state.getUnhandledErrors().length;
  await vitest.close();
}

const { scripts, projects, names } = readSelection(process.argv.slice(2));
const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const isGood of await Promise.all(scripts.map(runScript))) {
  if (isGood) tally.passed += 1;
  else tally.failed += 1;
}
try {
  await runTests(names, projects, tally);
} catch (error) {
  tally.failed += 1;
  process.stdout.write(`${error}\n`);
}
process.exitCode = tally.failed === 0 ? 0 : 1;
const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed${skipped}\n`);
