/** In the picture at the head of a service page one status turns while one looks; everywhere else it stands still. */
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { pictureNames } from '#content/pictureName.ts';
import { drawScene } from '#scripts/build/pictures/renderScenes.ts';
import { scenes } from '#views/pictures/scenes.ts';
import { Picture } from '#views/widgets/parts/Picture.tsx';

const heads = pages.flatMap((page) => {
  if ((page.layout !== 'service' && page.layout !== 'api') || page.content.tool) return [];
  const { name, narrow = name, medium = name } = page.content.panorama ?? page.content.picture;
  return [name, narrow, medium];
});

describe.each([...new Set(heads)])('%s', (name) => {
  test('turns one status, whose end is what stands without motion', async () => {
    const { svg } = await drawScene(name, scenes[name]);
    const $ = load(svg.toString(), { xml: true });
    expect($('.now')).toHaveLength(1);
    expect($('.was').attr('opacity')).toBe('0');
    expect($('svg').attr('id')).toBe('arrive');
  });

  test('moves nothing but opacity and transform, once, and only where it is asked to', async () => {
    const { svg } = await drawScene(name, scenes[name]);
    const [style = ''] = /@keyframes was.*?<\/style>/.exec(svg.toString()) ?? [];
    const moved = [...style.matchAll(/(?:from|0%)\{([^}]*)\}/g)].map(([, change]) => change);
    expect(moved).toEqual(['opacity:1', 'opacity:0;transform:scale(.85)']);
    expect(style.match(/animation:[^;}]*/g)).toHaveLength(2);
    expect(style.match(/:target \.\w+\{animation:\w+ \.4s/g)).toHaveLength(2);
    expect(style).toContain('prefers-reduced-motion:no-preference');
    expect(style).not.toContain('infinite');
  });
});

test('no picture of the site has two of them', () => {
  const several = Object.values(pictureNames)
    .flat()
    .filter((name) => {
      const { scene } = scenes[name];
      return load(renderToStaticMarkup(createElement(scene)), { xml: true })('.now').length > 1;
    });
  expect(several).toEqual([]);
});

describe('a picture that arrives', () => {
  const file = { src: '/wide.svg', width: 2, height: 1, alt: '', arrives: true };
  const sources = (props: Parameters<typeof Picture>[0]) =>
    load(renderToStaticMarkup(createElement(Picture, props)))('source')
      .toArray()
      .map(({ attribs }) => [attribs.srcset, attribs.media]);

  test('moves on a screen whose visitor has nothing against it, and is still elsewhere', () => {
    expect(sources(file)).toEqual([
      ['/wide.svg#arrive', 'screen and (prefers-reduced-motion: no-preference)'],
    ]);
  });

  test('has the same choice between its two drawings', () => {
    expect(sources({ ...file, narrow: { src: '/tall.svg', width: 1, height: 2 } })).toEqual([
      [
        '/tall.svg#arrive',
        'screen and (prefers-reduced-motion: no-preference) and (width < 30rem)',
      ],
      ['/tall.svg', '(width < 30rem)'],
      ['/wide.svg#arrive', 'screen and (prefers-reduced-motion: no-preference)'],
    ]);
  });

  test('has one for tablets after the one for phones', () => {
    const narrow = { src: '/tall.svg', width: 1, height: 2 };
    const medium = { src: '/square.svg', width: 1, height: 1 };
    expect(sources({ ...file, narrow, medium }).slice(2)).toEqual([
      [
        '/square.svg#arrive',
        'screen and (prefers-reduced-motion: no-preference) and (not (width >= 56rem))',
      ],
      ['/square.svg', '(not (width >= 56rem))'],
      ['/wide.svg#arrive', 'screen and (prefers-reduced-motion: no-preference)'],
    ]);
  });
});
