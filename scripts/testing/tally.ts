import type { TestModule, TestResult } from 'vitest/node';

export interface Tally {
  passed: number;
  failed: number;
  /** Tests that gave a reason why this machine cannot run them. */
  skipped: number;
}

/** Adds the results of test files. A test that did not run, or a file that did not load, is a failure; so is no file at all. */
export function countModules(modules: readonly TestModule[], tally: Tally): void {
  if (modules.length === 0) tally.failed += 1;
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

/* Only browsers that are not installed may be skipped. Tests whose preparation failed count as skipped too, but carry
   no note. */
const isExcused = ({ project }: TestModule, result: TestResult): boolean =>
  project.name === 'other-browsers' && result.state === 'skipped' && result.note !== undefined;
