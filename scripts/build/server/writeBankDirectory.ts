/** Writes the directory of banks and branches for the finder: the open data of the `ifsc` package, as far as it is used. */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as z from 'zod/mini';
import type { BankDirectory } from '#server/lookups/bankDirectory.ts';

const require = createRequire(import.meta.url);

/* Numbers are branch codes without their leading zeros. */
const branches = z.record(z.string(), z.array(z.union([z.number(), z.string()])));
const names = z.record(z.string(), z.string());
const banks = z.record(z.string(), z.object({ upi: z.optional(z.boolean()) }));

/** @param file where to write */
export function writeBankDirectory(file: string): void {
  const flags = banks.parse(require('ifsc/src/banks.json'));
  const directory: BankDirectory = {
    version: z.object({ version: z.string() }).parse(require('ifsc/package.json')).version,
    branches: branches.parse(require('ifsc/src/IFSC.json')),
    names: names.parse(require('ifsc/src/banknames.json')),
    upi: Object.keys(flags).filter((bank) => flags[bank]?.upi === true),
  };
  writeFileSync(file, JSON.stringify(directory));
}
