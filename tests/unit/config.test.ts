import { describe, expect, test } from 'vitest';
import { type Config, readConfig } from '#server/config/config.ts';
import { configCases as cases } from '../support/configCases.ts';

function accepted(environment: Record<string, string>): Config {
  const result = readConfig(environment);
  if (!result.ok) throw new Error(result.problems.join('\n'));
  return result.config;
}

function problems(environment: Record<string, string>): readonly string[] {
  const result = readConfig(environment);
  return result.ok ? [] : result.problems;
}

describe.each(cases)('$variable', ({ variable, read, fallback, valid, invalid }) => {
  test('has its default when it is unset or empty', () => {
    expect(read(accepted({}))).toEqual(fallback);
    expect(read(accepted({ [variable]: '' }))).toEqual(fallback);
  });

  test.each(Object.entries(valid))('accepts %j', (value, meaning) => {
    expect(read(accepted({ [variable]: value }))).toEqual(meaning);
  });

  test.each(invalid)('refuses %j in one line: its name, the value, what is accepted', (value) => {
    const [line, ...others] = problems({ [variable]: value });
    expect(others).toEqual([]);
    expect(line).toMatch(new RegExp(`^${variable} is .*; accepted: .{5,}$`));
    expect(line).toContain(JSON.stringify(value));
  });
});

test('several bad variables are all named at once', () => {
  const bad = Object.fromEntries(
    cases.map(({ variable, invalid }) => [variable, invalid[0] ?? '']),
  );
  expect(
    problems(bad)
      .map((line) => line.split(' ')[0])
      .sort(),
  ).toEqual(Object.keys(bad).sort());
});

test('variables that are not ours are ignored', () => {
  expect(accepted({ PATH: '/bin', NODE_ENV: 'x' })).toEqual(accepted({}));
});

test('placeholders are named until an operator sets them', () => {
  const { placeholders } = accepted({ COMPANY_NAME: 'Asha Pay', CONTACT_EMAIL: '' });
  expect(placeholders).toContain('CONTACT_EMAIL');
  expect(placeholders).toContain('LEGAL_DISTRICT');
  expect(placeholders).not.toContain('COMPANY_NAME');
});
