/** The owner's file, written for a test. */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The example that operators copy: every key is in it. */
export const examplePath = fileURLToPath(
  new URL('../../deploy/company.example.json', import.meta.url),
);

/** What it holds. */
export const example = JSON.parse(readFileSync(examplePath, 'utf8'));

/* Test files of one worker share this module and none is the last, so that nobody could remove them. */
const directory = fileURLToPath(
  new URL('../../node_modules/.cache/company-files/', import.meta.url),
);

/**
 * Writes a file for a test; the same content is the same file.
 * @param content text as it is, or a value as JSON
 * @returns its path
 */
export function companyFileWith(content: unknown): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  mkdirSync(directory, { recursive: true });
  const path = `${directory}${createHash('sha256').update(text).digest('hex')}.json`;
  writeFileSync(path, text);
  return path;
}
