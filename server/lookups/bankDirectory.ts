import { readFile } from 'node:fs/promises';

/** The banks and branches of India, as the build has written them. */
export interface BankDirectory {
  readonly version: string;
  /** The branch codes of each bank: numbers without their leading zeros, and codes that have letters. */
  readonly branches: Readonly<Record<string, readonly (number | string)[]>>;
  readonly names: Readonly<Record<string, string>>;
  /** The banks that take part in UPI. */
  readonly upi: readonly string[];
}

/**
 * Reads the directory when it is first asked for: most processes never need its megabyte.
 * @param build the folder of the build
 * @returns a function that rejects while the file cannot be read, and tries again the next time
 */
export function bankDirectory(build: URL): () => Promise<BankDirectory> {
  let reading: Promise<BankDirectory> | undefined;
  return () => {
    reading ??= readFile(new URL('banks.json', build), 'utf8').then(JSON.parse);
    reading.catch(() => {
      reading = undefined;
    });
    return reading;
  };
}
