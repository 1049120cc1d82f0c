import { readFileSync, statSync } from 'node:fs';
import * as z from 'zod/mini';
import { maxCompanyFileBytes } from '../limits.ts';
import { type CompanyFile, companyFile } from './companyFile.ts';
import { problem } from './problem.ts';

export type CompanyFileResult =
  | { readonly ok: true; readonly file: CompanyFile }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads the owner's file.
 * @param path undefined where there is none
 * @returns what it holds, or one line for each fault: the key's path, its value, what is accepted
 */
export function readCompanyFile(path: string | undefined): CompanyFileResult {
  if (path === undefined) return { ok: true, file: {} };
  let content: unknown;
  try {
    content = JSON.parse(textOf(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ') : String(error);
    return { ok: false, problems: [problem('COMPANY_FILE', path, `a JSON file (${reason})`)] };
  }
  const parsed = companyFile.safeParse(content);
  if (parsed.success) return { ok: true, file: parsed.data };
  return { ok: false, problems: problemsOf(parsed.error.issues, content) };
}

/* Some editors begin a file with a byte order mark, which JSON does not have. */
function textOf(path: string): string {
  const found = statSync(path);
  if (!found.isFile()) throw new Error('it is no file');
  if (found.size > maxCompanyFileBytes) throw new Error(`over ${maxCompanyFileBytes} bytes`);
  return readFileSync(path, 'utf8').replace(/^\ufeff/, '');
}

function problemsOf(issues: readonly z.core.$ZodIssue[], content: unknown): readonly string[] {
  const lines = issues.flatMap((issue) => {
    const path = issue.path.map(String);
    const value = valueAt(content, path);
    if (issue.code === 'custom') return problem(nameOf(path), value, issue.message);
    if (issue.code !== 'unrecognized_keys') return problem(nameOf(path), value, acceptedAt(path));
    return issue.keys.map((key) =>
      problem(nameOf([...path, key]), valueAt(value, [key]), `no such key, but ${keysAt(path)}`),
    );
  });
  return [...new Set(lines)];
}

const nameOf = (path: readonly string[]): string => path.join('.') || 'COMPANY_FILE';

const valueAt = (content: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return content;
  if (typeof content !== 'object' || content === null) return undefined;
  return valueAt(Object.getOwnPropertyDescriptor(content, key)?.value, rest);
};

/* The description of a key's schema; of an object, its keys. */
const acceptedAt = (path: readonly string[]): string => {
  const schema = schemaAt(companyFile, path);
  return z.globalRegistry.get(schema)?.description ?? `an object with ${keysAt(path)}`;
};

function keysAt(path: readonly string[]): string {
  const schema = schemaAt(companyFile, path);
  return schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape).join(', ') : 'none';
}

function schemaAt(schema: z.core.$ZodType, path: readonly string[]): z.core.$ZodType {
  if (schema instanceof z.ZodMiniOptional) return schemaAt(schema.def.innerType, path);
  const [key, ...rest] = path;
  if (key === undefined) return schema;
  if (schema instanceof z.ZodMiniArray) return schemaAt(schema.def.element, rest);
  const next = schema instanceof z.ZodMiniObject ? schema.def.shape[key] : undefined;
  return next === undefined ? schema : schemaAt(next, rest);
}
