/** The entry of `npm test`: every check there is, and one closing line that counts them. With `soak` those that take long. */
import { spawn } from 'node:child_process';
import { startVitest, type TestModule, type TestResult } from 'vitest/node';

interface Tally {
  passed: number;
  failed: number;
  /** Tests that gave a reason why this machine cannot run them. */
  skipped: number;
}

/** Runs a script of package.json; what it prints is shown when it has failed. */
function check(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', name], { stdio: ['ignore', 'pipe', 'pipe'] });
    const written: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => written.push(chunk));
    child.on('error', () => resolve(false));
    child.on('close', (code) => {
      process.stdout.write(`${code === 0 ? '✓' : '×'} ${name}\n`);
      if (code !== 0) process.stdout.write(Buffer.concat(written));
      resolve(code === 0);
    });
  });
}

/* A test that did not run, or a file that did not load, is a failure. Only browsers that are not installed may be skipped. */
function count(modules: readonly TestModule[], tally: Tally): void {
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const skipped = tests.filter((test) => isExcused(module, test.result())).length;
    tally.passed += passed;
    tally.skipped += skipped;
    tally.failed += tests.length - passed - skipped;
    if (tests.length === 0 || (module.state() === 'failed' && passed === tests.length)) {
      tally.failed += 1;
    }
  }
}

/* Tests whose preparation failed count as skipped too, but carry no note. */
const isExcused = ({ project }: TestModule, result: TestResult): boolean =>
  project.name === 'other-browsers' && result.state === 'skipped' && result.note !== undefined;

async function runTests(tally: Tally): Promise<void> {
  const project = isSoak ? 'soak' : '!soak';
  const vitest = await startVitest('test', [], { watch: false, reporters: ['default'], project });
  count(vitest.state.getTestModules(), tally);
  tally.failed += vitest.state.getUnhandledErrors().length;
  await vitest.close();
}

const isSoak = process.argv[2] === 'soak';
const scripts = isSoak ? ['build'] : ['build', 'types', 'lint'];
const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
for (const isGood of await Promise.all(scripts.map(check))) {
  if (isGood) tally.passed += 1;
  else tally.failed += 1;
}
try {
  await runTests(tally);
} catch (error) {
  tally.failed += 1;
  process.stdout.write(`${error}\n`);
}
process.exitCode = tally.failed === 0 ? 0 : 1;
const skipped = tally.skipped > 0 ? `, ${tally.skipped} skipped` : '';
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed${skipped}\n`);
