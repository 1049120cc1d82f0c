/** The entry of `npm test`: every check there is, and one closing line that counts them. With `soak` those that take long. */
import { spawn } from 'node:child_process';
import { startVitest, type TestModule } from 'vitest/node';

interface Tally {
  passed: number;
  failed: number;
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

/* A test that did not run, or a file that did not load, is a failure. */
function count(modules: readonly TestModule[], tally: Tally): void {
  for (const module of modules) {
    const tests = [...module.children.allTests()];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    tally.passed += passed;
    tally.failed += tests.length - passed;
    if (tests.length === 0 || (module.state() === 'failed' && passed === tests.length)) {
      tally.failed += 1;
    }
  }
}

async function runTests(tally: Tally): Promise<void> {
  const project = isSoak ? 'soak' : '!soak';
  const vitest = await startVitest('test', [], { watch: false, reporters: ['default'], project });
  count(vitest.state.getTestModules(), tally);
  tally.failed += vitest.state.getUnhandledErrors().length;
  await vitest.close();
}

const isSoak = process.argv[2] === 'soak';
const scripts = isSoak ? ['build'] : ['build', 'types', 'lint'];
const tally: Tally = { passed: 0, failed: 0 };
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
process.stdout.write(`${tally.passed} passed, ${tally.failed} failed\n`);
