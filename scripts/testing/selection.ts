import { parseArgs } from 'node:util';

/** What is to be checked. */
export interface Selection {
  /** Scripts of package.json that run before the tests. */
  readonly scripts: readonly string[];
  /** Patterns of Vitest's projects. */
  readonly projects: readonly string[];
  /** Parts of the paths of test files; empty for all. */
  readonly names: readonly string[];
}

/** Reads the command line: nothing for everything but what takes long, `--quick`, `--soak`, or names of test files. */
export function readSelection(args: readonly string[]): Selection {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { quick: { type: 'boolean' }, soak: { type: 'boolean' } },
  });
  if (values.soak) return { scripts: ['build'], projects: ['soak'], names };
  if (values.quick) {
    return { scripts: ['build', 'types', 'lint'], projects: ['unit', 'http'], names };
  }
  if (names.length > 0) return { scripts: ['build'], projects: [], names };
  return { scripts: ['build', 'types', 'lint'], projects: ['!soak'], names };
}
