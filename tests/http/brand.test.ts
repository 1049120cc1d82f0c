/** What pages show of a brand with which the site was built. */
import { expect, test } from 'vitest';
import { readManifest } from '#server/assets/manifest.ts';
import { runBuiltServer } from '../support/builtSite.ts';
import { companyFileWith } from '../support/companyFiles.ts';
import { build, createTestApp } from '../support/createTestApp.ts';
import { exchange } from '../support/exchange.ts';
import { readPage } from '../support/readPage.ts';

const mark = { file: '/assets/mark-0.svg', width: 64, height: 32 };
const theme = { paper: ['#fffffe', '#000001'], brand: '#00703c' } as const;
const manifest = {
  ...readManifest(build),
  mark,
  theme: { ...theme, paper: [...theme.paper] as [string, string] },
};
const app = createTestApp({ manifest });

test('the logo stands before the name, in the header and in the footer', async () => {
  const $ = await readPage(app, '/About');
  for (const place of ['.header', '.footer']) {
    const logo = $(`${place} .wordmark img`);
    expect(logo.attr('src')).toBe(mark.file);
    expect([logo.attr('width'), logo.attr('height'), logo.attr('alt')]).toEqual(['64', '32', '']);
    expect($(`${place} .wordmark svg`)).toHaveLength(0);
  }
});

test('the frame of the browser has its colours', async () => {
  const $ = await readPage(app, '/About');
  const frames = $('meta[name=theme-color]').toArray();
  expect(frames.map((each) => $(each).attr('content'))).toEqual(theme.paper);
  const { text } = await exchange(app, { path: '/manifest.webmanifest' });
  expect(JSON.parse(text)).toMatchObject({ theme_color: '#00703c', background_color: '#fffffe' });
});

test('a brand that is not in the build is told', async () => {
  const { output, ended } = runBuiltServer(
    { COMPANY_FILE: companyFileWith({ brand: { color: '#00703c' } }) },
    { options: ['--check'] },
  );
  expect(await ended).toBe(0);
  expect(output()).toMatch(/^set +brand\.color +"#00703c" +not in this build: build again$/m);
  expect(output()).toMatch(/^left out +brand\.logo$/m);
});
