/** A picture's name, its drawing and its built file cannot come apart. */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { pathToFileURL } from 'node:url';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import { type LogoName, technologies } from '#content/home/technologies.ts';
import { type PictureSubject, pictureNames } from '#content/pictureName.ts';
import type { PictureText } from '#content/pictureText.ts';
import { readManifest } from '#server/assets/manifest.ts';
import type { Scenes } from '#views/pictures/sceneEntry.ts';
import { scenes } from '#views/pictures/scenes.ts';
import type { Site } from '#views/site.ts';

const subjects = Object.entries(pictureNames);

test('every name has a drawing of its own', () => {
  const names = Object.values(pictureNames).flat();
  expect(Object.keys(scenes).sort()).toEqual([...names].sort());
  expect(new Set(Object.values(scenes).map(({ scene }) => scene)).size).toBe(names.length);
});

test('every drawing is drawn at the size that pages reserve for it', () => {
  const unlike = Object.entries(scenes).filter(([, { scene, width, height }]) => {
    const markup = renderToStaticMarkup(createElement(scene));
    return !markup.includes(`viewBox="0 0 ${width} ${height}"`);
  });
  expect(unlike.map(([name]) => name)).toEqual([]);
});

/* Classes that say what something is and have no colour: letters in the font of code, and faces that are photographs. */
const marks = ['mono', 'photograph'];

test('every class of a drawing is one that its styles know', () => {
  const unknown = Object.entries(scenes).flatMap(([name, { scene }]) => {
    const markup = renderToStaticMarkup(createElement(scene));
    const styles = [...markup.matchAll(/<style>(.*?)<\/style>/gs)].join('');
    const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, all = '']) =>
      all.split(' '),
    );
    expect(classes.length, name).toBeGreaterThan(0);
    return [...new Set(classes)]
      .filter((one) => !marks.includes(one))
      .filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(styles))
      .map((one) => `${name}: ${one}`);
  });
  expect(unknown).toEqual([]);
});

test('no drawing has an id twice', () => {
  const repeated = Object.entries(scenes).filter(([, { scene }]) => {
    const ids = renderToStaticMarkup(createElement(scene)).match(/ id="[^"]*"/g) ?? [];
    return new Set(ids).size < ids.length;
  });
  expect(repeated.map(([name]) => name)).toEqual([]);
});

test.each(subjects)(
  'the folder scenes/%s holds its drawings and nothing else',
  (subject, names) => {
    const folder = new URL(`../../views/pictures/scenes/${subject}/`, import.meta.url);
    const drawings = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
    expect(drawings).toHaveLength(names.length);
  },
);

test('a name that no picture has does not compile', () => {
  expectTypeOf<'no-such-picture'>().not.toExtend<PictureText['name']>();
  expectTypeOf<'no-such-picture'>().not.toExtend<Parameters<Site['picture']>[0]>();
  expectTypeOf<'no-such-logo'>().not.toExtend<LogoName>();
  expectTypeOf<string>().not.toExtend<PictureText['name']>();
});

test('a drawing that is missing or that has no name does not compile', () => {
  const { hero, 'hero-narrow': narrow, about } = scenes;
  // @ts-expect-error: the drawing for phones is missing
  const missing: Scenes<'home'> = { hero };
  // @ts-expect-error: it belongs to another subject
  const extra: Scenes<'home'> = { hero, 'hero-narrow': narrow, about };
  expect([missing, extra]).toHaveLength(2);
  expectTypeOf<keyof Scenes<PictureSubject>>().toEqualTypeOf<PictureText['name']>();
});

const code = { file: '/assets/code-00000000.js', integrity: 'sha384-0' };
const picture = { file: '/assets/picture-00000000.svg', width: 1, height: 1 };
const pictured = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, picture]));
const manifest = {
  stylesheet: code,
  printStylesheet: code,
  font: '/assets/font-00000000.woff2',
  script: code,
  pictures: pictured(Object.values(pictureNames).flat()),
  logos: pictured(technologies.items.map(({ image }) => image)),
  brand: {},
  theme: { paper: ['#ffffff', '#000000'], brand: '#4534e0' },
  shareImages: {},
};

test('a build without one of its pictures does not start', () => {
  const directory = mkdtempSync(`${tmpdir()}/manifest-`);
  const read = (written: unknown) => {
    writeFileSync(`${directory}/manifest.json`, JSON.stringify(written));
    return readManifest(pathToFileURL(`${directory}/`));
  };
  const { 'recharge-api': missing, ...others } = manifest.pictures;
  expect(missing).toEqual(picture);
  expect(read(manifest)).toEqual(manifest);
  expect(() => read({ ...manifest, pictures: others })).toThrow('npm run build');
});
