import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { statedAt } from '#content/pageRules.ts';
import { authorities } from '#content/rules/authorities.ts';
import type { Rule } from '#content/rules/rule.ts';
import { rules } from '#content/rules.ts';

const content = new URL('../../content/', import.meta.url);
const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('rules/') && name !== 'rules.ts')
  .map((name) => ({ name, source: readFileSync(new URL(name, content), 'utf8') }));

const all: readonly [string, Rule][] = Object.entries(rules);

/* Only what nobody writes by chance: amounts, terms of settlement, and counts with their units. */
const figures = [...new Set(all.map(([, { text }]) => text))].filter((text) =>
  /^₹|^T\+|^\d+ (minutes|hours|days|months)$/.test(text),
);

/* A figure that goes on is another one: ₹5,000 is no part of ₹5,00,000 and 7 days none of 27 days. */
const typed = (figure: string): RegExp =>
  new RegExp(`(?<![\\d,.])${figure.replace(/[+.]/g, '\\$&')}(?![\\d]|,\\d)`);

test.each(figures)('%s is typed into no sentence', (figure) => {
  const where = files.filter(({ source }) => typed(figure).test(prose(source)));
  expect(where.map(({ name }) => name)).toEqual([]);
});

/* What a picture shows is an example, and so are the amounts in it. */
const prose = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|alt:\s*(['`])[\s\S]*?\1/gm, '');

test('a page declares exactly the rules that its sentences take', () => {
  const wrong = files.map(({ name, source }) => ({
    name,
    missing: [...taken(source)].filter((rule) => !declared(source).has(rule)),
    idle: [...declared(source)].filter((rule) => !taken(source).has(rule)),
  }));
  expect(wrong.filter(({ missing, idle }) => missing.length + idle.length > 0)).toEqual([]);
});

const names = (source: string, pattern: RegExp): Set<string | undefined> =>
  new Set([...source.matchAll(pattern)].map(([, name]) => name));

const taken = (source: string) => names(source, /\brules\.(\w+)\.(?:text|value)\b/g);

const declared = (source: string) => {
  const [, list = ''] = /^\s*rules: \[([^\]]*)\]/m.exec(source) ?? [];
  return names(list, /\brules\.(\w+)\b/g);
};

test.each(all)('%s has a subject, a value, a source and the month of its check', (_name, rule) => {
  expect(rule.subject).not.toBe('');
  expect(rule.text).not.toBe('');
  expect(rule.source.title).not.toBe('');
  expect(rule.checked).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
  if (rule.source.url !== undefined) expect(new URL(rule.source.url).protocol).toBe('https:');
});

test.each(all)('%s is stated on a page or in an article', (_name, rule) => {
  expect(statedAt(rule)).not.toEqual([]);
});

/* What operators do by agreement among themselves is published nowhere as a whole. */
const unpublished = ['Telecom operators'];

test.each(all)('%s can be looked up where its authority publishes', (_name, { source }) => {
  const address = source.url ?? authorities[source.by];
  if (unpublished.includes(source.by)) expect(address).toBeUndefined();
  else expect(new URL(address ?? '').protocol).toBe('https:');
});
