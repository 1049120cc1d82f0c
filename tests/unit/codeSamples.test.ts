/** Requests and responses that the pages show: what both name is the same, and what they add up is right. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { pages } from '#content/pages.ts';

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

test('the order of software development is the sum of its lines with GST of 18 %', () => {
  const sample = samples.find(({ title }) => title === 'Save an order');
  const line = z.object({ quantity: z.number(), rate: z.number() });
  const { lines } = z.object({ lines: z.array(line) }).parse(sample?.request.body);
  const { gst, total } = z
    .object({ gst: z.number(), total: z.number() })
    .parse(sample?.response.body);
  const net = lines.reduce((sum, { quantity, rate }) => sum + quantity * rate, 0);
  expect([gst, total]).toEqual([net * 0.18, net * 1.18]);
});
