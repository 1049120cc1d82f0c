import { expect } from 'vitest';
import { securityHeaders } from '#server/securityHeaders.ts';
import type { Exchanged } from '../operations/wire.ts';
import type { HostileKind } from './arbitraries/hostileKinds.ts';
import { origin } from './createTestApp.ts';
import { type RawAnswer, readAnswer } from './rawAnswer.ts';

type Expected = Pick<HostileKind, 'statuses' | 'answers'>;

/**
 * However hostile a request is, it is answered as often as it should be, and the answer is complete, carries the security
 * headers and holds nothing from inside.
 * @param sent what the message of a failure names
 */
export function expectDecentAnswer(expected: Expected, exchanged: Exchanged, sent: string): void {
  const { statuses = belowFiveHundred, answers } = expected;
  const final = exchanged.statuses.filter((status) => status >= 200);
  for (const status of final) expect(statuses, sent).toContain(status);
  if (answers === undefined) expect(final, sent).toHaveLength(1);
  if (answers === 'at most one') expect(final.length, sent).toBeLessThan(2);
  if (final.length > 0) expectOurs(readAnswer(exchanged.text), sent);
}

const belowFiveHundred = Array.from({ length: 300 }, (_, index) => 200 + index);
const always = [...securityHeaders(origin, '')];

/* What no file of ours holds, but files beside them do. */
const fromOtherFiles = /^root:|"devDependencies"|^PATH=/m;

const fromTheCode = [
  /\b\w+Error\b/,
  /\n\s*at .*:\d+:\d+/,
  /node_modules|node:internal|file:\/\//,
  /* Express's own page for what nobody answered. */
  /<title>Error<\/title>/,
  new RegExp(process.cwd()),
];

function expectOurs({ status, lines, header, text }: RawAnswer, sent: string): void {
  expect(
    lines.filter((line) => !/^[\w-]+: [\t -~]*$/.test(line)),
    sent,
  ).toEqual([]);
  expect(
    lines.filter((line) => /^x-injected|evil/i.test(line)),
    sent,
  ).toEqual([]);
  expect(header('location') ?? '/', sent).toMatch(/^\/(?![/\\])/);
  expect(text, sent).not.toMatch(fromOtherFiles);
  /* A 304 leaves out what the client has already (RFC 9110, section 15.4.5). */
  if (status !== 304 && !isFromNode(status, header)) {
    const missing = always.filter(([name, value]) => header(name.toLowerCase()) !== value);
    expect(
      missing.map(([name]) => name),
      sent,
    ).toEqual([]);
  }
  if (/^(text\/(html|plain)|application\/json)/.test(header('content-type') ?? '')) {
    for (const words of fromTheCode) expect(text, sent).not.toMatch(words);
  }
}

/* Node itself refuses an expectation that it does not know, and a request without `Host`. */
const isFromNode = (status: number, header: RawAnswer['header']): boolean =>
  status === 417 || (status === 400 && header('transfer-encoding') === 'chunked');
