/** What the samples of a page tell together: one business day, whose orders, balances and webhooks fit each other. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pages } from '#content/pages.ts';

const apiPages = pages.flatMap((page) =>
  page.layout === 'api' || page.layout === 'service'
    ? page.content.sections.flatMap((section) =>
        section.kind === 'code'
          ? [{ path: page.path, content: page.content, samples: section.samples }]
          : [],
      )
    : [],
);

const numberOf = (orderId: string): number => Number(orderId.replace(/\D/g, ''));

const held = z.object({
  orderId: z.string(),
  balance: z.optional(z.number()),
  workingLimit: z.optional(z.number()),
  error: z.optional(
    z.object({ balance: z.optional(z.number()), workingLimit: z.optional(z.number()) }),
  ),
});

/** What is left after each order whose response says so, in the sequence of the samples. */
const remainders = (samples: (typeof apiPages)[number]['samples']) =>
  samples.flatMap(({ response }) => {
    const { data } = held.safeParse(response.body);
    const left =
      data?.balance ?? data?.workingLimit ?? data?.error?.balance ?? data?.error?.workingLimit;
    return data && left !== undefined ? [{ order: numberOf(data.orderId), left }] : [];
  });

const amounts = (samples: (typeof apiPages)[number]['samples']) =>
  samples.flatMap(
    ({ request }) => z.object({ amount: z.number() }).safeParse(request.body).data?.amount ?? [],
  );

const spending = apiPages.filter(({ samples }) => remainders(samples).length > 1);

test('four pages show a balance before and after other orders', () =>
  expect(spending.map(({ path }) => path).sort()).toEqual([
    '/BbpsPage',
    '/DmtPage',
    '/PayoutApi',
    '/RechargeApi',
  ]));

test.each(spending)(
  '$path: a balance falls by no more than its orders can spend',
  ({ samples }) => {
    const [before, after] = remainders(samples);
    const orders = (after?.order ?? 0) - (before?.order ?? 0);
    expect(orders).toBeGreaterThan(0);
    expect((before?.left ?? 0) - (after?.left ?? 0)).toBeLessThanOrEqual(
      orders * Math.max(...amounts(samples)),
    );
  },
);

const waiting = apiPages.filter(({ content }) =>
  JSON.stringify(content).includes('Wait for the webhook'),
);

test('three pages ask to wait for a webhook', () => expect(waiting).toHaveLength(3));

test.each(waiting)('$path shows the webhook that it asks to wait for', ({ samples }) =>
  expect(samples.map(({ request }) => request.path)).toContain('/your-webhook-url'),
);

test('every booking of a train names the agent who books', () => {
  const bookings = apiPages
    .flatMap(({ samples }) => samples)
    .filter(({ request }) => request.path === '/v1/trains/bookings');
  expect(bookings.length).toBeGreaterThan(1);
  for (const { request } of bookings) expect(request.body).toHaveProperty('agentId');
});
