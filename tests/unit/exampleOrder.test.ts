/** The order that the page on software development follows, in its words and in its pictures. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { rules } from '#content/rules.ts';
import { exampleOrder } from '#content/services/exampleOrder.ts';
import { scenes } from '#views/pictures/scenes.ts';

test('the order of software development is the sum of its lines, each with its own GST', () => {
  expect(exampleOrder.lines.map(({ gstPercent }) => gstPercent)).toEqual([
    rules.gstOnCartons.value,
    rules.gst.value,
  ]);
  expect(exampleOrder.amounts).toEqual([7200, 2100]);
  expect(exampleOrder.gst).toBe(7200 * 0.05 + 2100 * 0.18);
  expect(exampleOrder.total).toBe(10038);
});

/** What its pictures show of it: the head of the page all of its lines, the stations one figure each. */
const shown = [
  ['software-development', ['400', '1,600 left', '60', '240 left', '₹10,038']],
  ['software-order', ['400', '1,600 left', '₹10,038']],
  ['software-order-narrow', ['400', '1,600 left', '₹10,038']],
] as const;

test.each(shown)('%s shows it', (name, amounts) => {
  const markup = renderToStaticMarkup(createElement(scenes[name].scene));
  for (const amount of amounts) expect(markup).toContain(`>${amount}<`);
});
