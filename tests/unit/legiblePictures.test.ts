/** The words in pictures at the head of a page and beside its sections can be read on a phone. */
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { pictureNames } from '#content/pictureName.ts';
import { scenes } from '#views/pictures/scenes.ts';
import { drawnScale } from '../support/drawnScale.ts';

/** How wide a picture is on a screen of 390 px, and the smallest letters that are read there. */
const phone = { picture: 350, letters: 11 };

/** Pictures that phones do not show, because they have a drawing of their own, or stand on what is side by side. */
const onlyWide = new Set(
  pages.flatMap((page) =>
    page.layout === 'service' || page.layout === 'api'
      ? [
          ...[
            page.content.picture,
            page.content.panorama,
            ...page.content.sections.flatMap(({ banner, picture }) => [banner, picture]),
          ].flatMap((wide) => (wide?.narrow ? [wide.name] : [])),
          ...page.content.sections.flatMap((section) =>
            section.kind === 'flow' && section.cast ? [section.cast.name] : [],
          ),
          ...page.content.sections.flatMap((section) =>
            section.kind === 'cards'
              ? section.cards.flatMap(({ picture }) => (picture?.narrow ? [picture.name] : []))
              : [],
          ),
        ]
      : [],
  ),
);

/** Pictures of screens between phones and those that have a head side by side, and how wide they are on the narrowest. */
const betweens = {
  names: pages.flatMap((page) =>
    page.layout === 'service' || page.layout === 'api'
      ? [page.content.panorama, ...page.content.sections.map(({ banner }) => banner)].flatMap(
          (picture) => picture?.medium ?? [],
        )
      : [],
  ),
  width: 440,
};

/** What stands at the head of a page on a phone. */
const heads = pages.flatMap((page) =>
  page.layout === 'service' || page.layout === 'api'
    ? [page.content.picture.narrow ?? page.content.picture.name]
    : [],
);

/** The heads of other pages, as phones show them, and what has no other drawing for phones. */
const others = [
  'hero-narrow',
  'about-narrow',
  'about-aim-narrow',
  'about-counter-narrow',
  'about-payments-narrow',
  'about-software-narrow',
  'subscribe-narrow',
] as const;

const shown = [
  ...heads,
  ...pictureNames.narrowHeroes,
  ...others,
  ...pictureNames.apiDetails,
  ...pictureNames.counterDetails,
  ...pictureNames.softwareDetails,
  ...pictureNames.messageDetails,
  ...pictureNames.policies,
  ...pictureNames.policyDetails.filter((name) => name.endsWith('-narrow')),
].filter(
  (name, index, all) =>
    !onlyWide.has(name) && !betweens.names.includes(name) && all.indexOf(name) === index,
);

/** Pictures across the page, and how wide they are on a tablet held upright, the first that shows them. */
const across = { names: ['about-aim'], width: 704 } as const;

/** Pictures that stand beside what they show in words as well. */
const beside = pictureNames.payoutUseCases;

test.each(shown)('every word in %s has letters of at least 11 px on a phone', (name) => {
  expect(wordsBelow(phone.letters, name)).toEqual([]);
});

test.each(betweens.names)('every word in %s has letters of at least 11 px past phones', (name) => {
  expect(wordsBelow((phone.letters * phone.picture) / betweens.width, name)).toEqual([]);
});

test.each(across.names)('every word in %s has letters of at least 11 px on a tablet', (name) => {
  expect(wordsBelow((phone.letters * phone.picture) / across.width, name)).toEqual([]);
});

test.each(beside)('every word in %s has letters of at least 10 px on a phone', (name) => {
  expect(wordsBelow(10, name)).toEqual([]);
});

const wordsBelow = (letters: number, name: keyof typeof scenes) => {
  const { scene, width } = scenes[name];
  const $ = load(renderToStaticMarkup(createElement(scene)), { xml: true });
  return $('text')
    .toArray()
    .map((text) => ({
      text: $(text).text(),
      size: (Number($(text).attr('font-size')) * drawnScale($(text)) * phone.picture) / width,
    }))
    .filter(({ text, size }) => text !== '' && size < letters);
};
