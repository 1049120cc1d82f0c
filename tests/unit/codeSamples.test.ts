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

test('the order of software development is the sum of its lines, each with its own GST', () => {
  const sample = samples.find(({ title }) => title === 'Save an order');
  const ordered = z.object({
    lines: z.array(z.object({ quantity: z.number(), rate: z.number() })),
  });
  const invoiced = z.object({
    lines: z.array(z.object({ gstPercent: z.number() })),
    gst: z.number(),
    total: z.number(),
  });
  const amounts = ordered
    .parse(sample?.request.body)
    .lines.map(({ quantity, rate }) => quantity * rate);
  const { lines, gst, total } = invoiced.parse(sample?.response.body);
  const add = (sum: number, amount: number) => sum + amount;
  const tax = lines.map(({ gstPercent }, index) => ((amounts[index] ?? 0) * gstPercent) / 100);
  expect(lines.map(({ gstPercent }) => gstPercent)).toEqual([
    rules.gstOnCartons.value,
    rules.gst.value,
  ]);
  expect(gst).toBe(tax.reduce(add, 0));
  expect(total).toBe(amounts.reduce(add, 0) + gst);
});
