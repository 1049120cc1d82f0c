/** Requests and responses that the pages show: what both name is the same, and what they add up is right. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pages } from '#content/pages.ts';
import { rules } from '#content/rules.ts';

const samples = pages.flatMap((page) =>
  page.layout === 'api' || page.layout === 'service'
    ? page.content.sections.flatMap((section) =>
        section.kind === 'code'
          ? section.samples.map((sample) => ({ path: page.path, ...sample }))
          : [],
      )
    : [],
);

const scalars = (body: object = {}) =>
  new Map(Object.entries(body).filter(([, value]) => typeof value !== 'object'));

test.each(samples)(
  '$path, $title: request and response agree on what both name',
  ({ request, response }) => {
    const answered = scalars(response.body);
    const shared = [...scalars(request.body)].filter(([name]) => answered.has(name));
    expect(shared.map(([name]) => [name, answered.get(name)])).toEqual(shared);
  },
);

const apiPages = pages.filter(({ layout }) => layout === 'api').map(({ path }) => path);

test.each(apiPages)('%s shows its key once, and answers that are errors', (path) => {
  const own = samples.filter((sample) => sample.path === path);
  const keys = own.flatMap(({ request }) => request.headers ?? []);
  expect(keys).toEqual(['Authorization: Bearer YOUR_API_KEY']);
  expect(own.filter(({ response }) => response.status >= 400)).not.toEqual([]);
});

const prepaidPages = ['/RechargeApi', '/BbpsPage', '/PayoutApi', '/DmtPage'];

test.each(prepaidPages)('%s shows the refusal of what the money does not cover', (path) => {
  const amounts = z.object({ amount: z.number() });
  const error = z.object({
    code: z.enum(['BALANCE_TOO_LOW', 'LIMIT_TOO_LOW']),
    balance: z.optional(z.number()),
    workingLimit: z.optional(z.number()),
  });
  const refusal = z.object({ error });
  const found = samples.flatMap(({ path: page, request, response }) => {
    const { data } = refusal.safeParse(response.body);
    return page === path && data ? [{ ...amounts.parse(request.body), ...data.error }] : [];
  });
  expect(found).toHaveLength(1);
  for (const { amount, balance, workingLimit } of found) {
    expect(balance ?? workingLimit).toBeLessThan(amount);
  }
});

test('the specimen PAN is that of a person whose surname it begins with', () => {
  const pans = samples.flatMap(
    ({ request }) =>
      z.object({ pan: z.string(), name: z.string() }).safeParse(request.body).data ?? [],
  );
  expect(pans).toHaveLength(3);
  for (const { pan, name } of pans) {
    expect(pan.slice(3, 5)).toBe(`P${name.split(' ').at(-1)?.charAt(0)}`);
  }
});

test('a bank reference has the length of its mode', () => {
  const lengths = { NEFT: rules.neftReference.value, IMPS: Number(rules.instantReference.text) };
  const paid = samples.flatMap(
    ({ response }) =>
      z
        .object({ mode: z.enum(['NEFT', 'IMPS']), bankReference: z.string() })
        .safeParse(response.body).data ?? [],
  );
  expect(paid).toHaveLength(2);
  for (const { mode, bankReference } of paid)
    expect(bankReference).toHaveLength(Number(lengths[mode]));
});

const taking = samples.filter(({ takes }) => takes !== undefined);

test('calls of four pages take a value from an answer', () =>
  expect(new Set(taking.map(({ path }) => path)).size).toBe(4));

test.each(taking)(
  '$path, $title: an earlier answer returned $takes',
  ({ path, title, ...call }) => {
    const own = samples.filter((sample) => sample.path === path);
    const before = own.slice(
      0,
      own.findIndex((sample) => sample.title === title),
    );
    const contains = (part: object) => JSON.stringify(part).includes(String(call.takes));
    expect(contains(call.request)).toBe(true);
    expect(before.filter(({ response }) => contains(response)).length).toBeGreaterThan(0);
  },
);
