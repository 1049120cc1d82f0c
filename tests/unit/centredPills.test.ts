/** On a drawn pill or button, an icon and its word stand in the middle. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { scenes } from '#views/pictures/scenes.ts';
import { iconsAndWords } from '../support/iconsAndWords.ts';

const pill = (icon: number) =>
  `<svg><rect width="148" height="48" rx="24"/><g transform="translate(${icon} 12) scale(1)"><path/></g><text x="${icon + 34}" y="31" font-size="20">Send</text></svg>`;

test('in every drawing there is as much air before the icon as after the word', async () => {
  const unlike = await Promise.all(
    Object.entries(scenes).map(async ([name, { scene }]) => {
      const pills = await iconsAndWords(renderToStaticMarkup(createElement(scene)));
      const crooked = pills.filter(({ before, after, size }) => !isCentred(before, after, size));
      return crooked.map(({ word }) => `${name}: ${word}`);
    }),
  );
  expect(unlike.flat()).toEqual([]);
});

test('a word that is nearer to one end is found', async () => {
  const airs = await Promise.all([pill(28), pill(4)].map(iconsAndWords));
  expect(airs.flat().map(({ before, after, size }) => isCentred(before, after, size))).toEqual([
    true,
    false,
  ]);
});

const isCentred = (before: number, after: number, size: number): boolean =>
  Math.abs(before - after) < size / 3;
