/** The pictures past the head of a service page. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { about } from '#content/about.ts';
import { careersIntro } from '#content/careers/careersIntro.ts';
import { pages } from '#content/pages.ts';
import type { PictureText } from '#content/pictureText.ts';
import type { Section } from '#content/sections.ts';
import { scenes } from '#views/pictures/scenes.ts';
import { stepView } from '#views/pictures/stepView.ts';
import { bandsOf } from '#views/sections/bandsOf.ts';

const shown = (section: Section): readonly (PictureText | undefined)[] => [
  section.picture,
  section.banner,
  ...(section.kind === 'topics' ? section.topics.map(({ picture }) => picture) : []),
];

const illustrated = pages.flatMap((page) => {
  const group = page.menu?.[0]?.group;
  const isSoftware = group === 'IT Service' || group === 'Vas Service';
  if (page.layout === 'api') return [{ path: page.path, ...page.content }];
  /* The page with the decoder has that to show. */
  return page.layout === 'service' && isSoftware && !page.content.tool
    ? [{ path: page.path, ...page.content }]
    : [];
});

const sections = pages.flatMap((page) =>
  page.layout === 'service' || page.layout === 'api' ? page.content.sections : [],
);

describe.each(illustrated)('$path', ({ sections: own, picture: hero }) => {
  const pictures = own.flatMap(shown).filter((picture) => picture !== undefined);

  test('shows two things of its trade, or more', () =>
    expect(pictures.length).toBeGreaterThanOrEqual(2));

  test('repeats none', () => {
    const names = [hero, ...pictures].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});

test('no two sections of the site share a picture', () => {
  const names = sections.flatMap(shown).flatMap((picture) => picture?.name ?? []);
  expect(new Set(names).size).toBe(names.length);
});

test('the ground of a picture beside words goes on above and below the drawing', () => {
  const beside = sections.flatMap(({ picture }) => picture?.name ?? []);
  expect(beside.length).toBeGreaterThan(20);
  for (const name of beside) {
    const { scene, height } = scenes[name];
    const markup = renderToStaticMarkup(createElement(scene));
    expect(markup, name).toContain(`y="-${height}" height="${3 * height}"`);
  }
});

test('a picture across a band has a drawing for phones, which is taller for its width', () => {
  const banners = sections.flatMap(({ banner }) => banner ?? []);
  expect(banners.length).toBeGreaterThan(1);
  for (const { name, narrow = name } of banners) {
    const wide = scenes[name];
    const tall = scenes[narrow];
    expect(tall.height / tall.width, name).toBeGreaterThan(wide.height / wide.width);
  }
});

test('a panorama or a banner with three drawings is the taller for its width the narrower the screen is', () => {
  const panoramas = pages.flatMap((page) =>
    page.layout === 'api' ? (page.content.panorama ?? []) : [],
  );
  expect(panoramas.length).toBeGreaterThan(0);
  const banners = sections.flatMap(({ banner }) => (banner?.medium ? banner : []));
  expect(banners.length).toBeGreaterThan(0);
  for (const { name, medium = name, narrow = medium } of [...panoramas, ...banners]) {
    const [wide, between, tall] = [name, medium, narrow].map(
      (each) => scenes[each].height / scenes[each].width,
    );
    expect(between, name).toBeGreaterThan(wide ?? 0);
    expect(tall, name).toBeGreaterThan(between ?? 0);
  }
});

/* Of two sections that share a band, each has its picture below its words on every screen. */
test('a picture beside words that has a drawing for below them is the taller of the two', () => {
  const beside = pages.flatMap((page) =>
    page.layout === 'service' || page.layout === 'api'
      ? bandsOf(page.content.sections).flatMap(([section, ...others]) =>
          others.length === 0 ? (section.picture ?? []) : [],
        )
      : [],
  );
  const both = beside.filter(({ narrow }) => narrow !== undefined);
  expect(both.length).toBeGreaterThan(10);
  for (const { name, narrow = name } of both) {
    const tall = scenes[name];
    const low = scenes[narrow];
    expect(tall.height / tall.width, name).toBeGreaterThan(low.height / low.width);
  }
});

describe('a picture whose parts stand beside the steps on phones', () => {
  const aim = { heading: about.aim.heading, banner: about.aim.picture, steps: about.aim.words };
  const stepwise = [
    { kind: 'steps', ...careersIntro.hiring },
    { kind: 'steps', ...aim },
    ...sections,
  ].flatMap((section) =>
    [section.banner, 'picture' in section ? section.picture : undefined].flatMap((shown) =>
      shown?.stepwise ? [{ ...section, shown }] : [],
    ),
  );

  test('has one part for each step', () => {
    expect(stepwise.length).toBeGreaterThan(4);
    for (const { kind, heading, shown, ...section } of stepwise) {
      const { scene } = scenes[shown.narrow ?? shown.name];
      const views = renderToStaticMarkup(createElement(scene)).match(/(?<=<view id=")[^"]+/g);
      const steps = 'steps' in section ? section.steps : [];
      expect(kind, heading).toBe('steps');
      expect(views, heading).toEqual(steps.map((_, index) => stepView(index)));
    }
  });
});
