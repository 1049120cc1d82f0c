/** Of the drawings of a first-screen picture, each screen asks ahead for the one that it shows. */
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { preloadEither } from '#views/preloadEither.ts';
import type { PictureProps } from '#views/widgets/parts/Picture.tsx';

const wide = { src: '/wide.svg', width: 3, height: 1, alt: '' };
const narrow = { src: '/tall.svg', width: 1, height: 2 };
const medium = { src: '/square.svg', width: 1, height: 1 };

const askedFor = (picture: PictureProps) => {
  const Asks = () => {
    preloadEither(picture);
    return null;
  };
  return load(renderToStaticMarkup(createElement(Asks)))('link[rel=preload]')
    .toArray()
    .map(({ attribs }) => [attribs.href, attribs.media]);
};

test('the only drawing, on every screen', () =>
  expect(askedFor(wide)).toEqual([['/wide.svg', undefined]]));

test('one of two', () =>
  expect(askedFor({ ...wide, narrow })).toEqual([
    ['/wide.svg', 'not all and (width < 30rem)'],
    ['/tall.svg', '(width < 30rem)'],
  ]));

test('one of three', () =>
  expect(askedFor({ ...wide, narrow, medium })).toEqual([
    ['/wide.svg', '(width >= 56rem)'],
    ['/tall.svg', '(width < 30rem)'],
    ['/square.svg', '(not (width < 30rem)) and (not (width >= 56rem))'],
  ]));
