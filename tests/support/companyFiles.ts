/** The owner's file, written for a test. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

/** The example that operators copy: every key is in it. */
export const examplePath = fileURLToPath(
  new URL('../../deploy/company.example.json', import.meta.url),
);

/** What it holds. */
export const example = JSON.parse(readFileSync(examplePath, 'utf8'));

let directory: string | undefined;
let count = 0;

afterAll(() => {
  if (directory !== undefined) rmSync(directory, { recursive: true, force: true });
});

/**
 * Writes a file that is removed after the tests of the file.
 * @param content text as it is, or a value as JSON
 * @returns its path
 */
export function companyFileWith(content: unknown): string {
  directory ??= mkdtempSync(join(tmpdir(), 'company-'));
  const path = join(directory, `company-${count++}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
