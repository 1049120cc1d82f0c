/** People in pictures have faces where one sees them, and nowhere else. */
import { load } from 'cheerio';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PersonHead } from '#views/pictures/kit/people/PersonHead.tsx';
import { Portrait } from '#views/pictures/kit/people/Portrait.tsx';
import { At } from '#views/pictures/kit/stage/At.tsx';
import { scenes } from '#views/pictures/scenes.ts';
import { drawnScale } from '../support/drawnScale.ts';

/** How the outline of a face begins. */
const face = 'M36 42c0-34';

const mouths = (markup: string): number => markup.match(/stroke-hair/g)?.length ?? 0;

const at = (scale: number, children: ReactNode) =>
  createElement(At, { x: 0, y: 0, scale, children });

test('a head of 22 units has a face, and a smaller one none', () => {
  const head = createElement(PersonHead);
  expect(mouths(renderToStaticMarkup(at(22 / 56, head)))).toBeGreaterThan(0);
  expect(mouths(renderToStaticMarkup(at(21 / 56, head)))).toBe(0);
});

test('what a head is in counts as well', () => {
  const portrait = createElement(Portrait, { x: 0, y: 0, size: 60 });
  expect(mouths(renderToStaticMarkup(portrait))).toBeGreaterThan(0);
  expect(mouths(renderToStaticMarkup(at(0.5, portrait)))).toBe(0);
  expect(mouths(renderToStaticMarkup(at(0.8, at(0.6, createElement(PersonHead)))))).toBeGreaterThan(
    0,
  );
  expect(mouths(renderToStaticMarkup(at(0.6, at(0.6, createElement(PersonHead)))))).toBe(0);
});

test.each([
  'about-office',
  'about-office-narrow',
  'career',
  'mission-satisfaction',
  'indo-nepal',
  'nepal-hero-narrow',
  'nepal-route',
  'transfer-journey',
  'transfer-journey-narrow',
  'transfer-journey-tablet',
] as const)('the people who meet in %s are of one size', (name) => {
  const $ = load(renderToStaticMarkup(createElement(scenes[name].scene)), { xml: true });
  const sizes = $('path')
    .filter((_, path) => $(path).attr('d')?.startsWith(face) === true)
    .filter((_, path) => $(path).closest('.photograph').length === 0)
    .toArray()
    .map((path) => drawnScale($(path)));
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.15);
});
