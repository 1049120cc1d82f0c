import { parseArgs } from 'node:util';

export interface Options {
  /** Names of the rows to measure; empty for all. */
  readonly rows: readonly string[];
  readonly json: string;
  /** Rounds whose median counts. */
  readonly rounds: number;
  /** Of one contestant in one round. */
  readonly seconds: number;
  readonly loadSeconds: number;
  readonly starts: number;
  readonly queries: number;
}

const full = { rounds: 5, seconds: 5, loadSeconds: 60, starts: 7, queries: 200_000 };
const quick = { rounds: 3, seconds: 1, loadSeconds: 5, starts: 3, queries: 20_000 };

/** Reads the command line: `--quick`, `--rows=throughput,start`, `--json=file`. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      rows: { type: 'string', default: '' },
      json: { type: 'string', default: 'bench-results.json' },
    },
  });
  const rows = values.rows.split(',').filter((name) => name !== '');
  return { ...(values.quick ? quick : full), rows, json: values.json };
}
