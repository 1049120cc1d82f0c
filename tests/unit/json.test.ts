import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatJson } from '#views/sections/formatJson.ts';
import { Json } from '#views/sections/Json.tsx';

const body = { names: ['Ananya', 'Imran'], order: { id: 'TR-5067', fare: 1120 } };
const $ = load(renderToStaticMarkup(createElement(Json, { value: body })));

test('a string and what closes behind it are one word, so that no line begins with a comma or a bracket', () => {
  const words = $('.code-word').toArray();
  expect(words.map((word) => $(word).text())).toEqual(['"Ananya",', '"Imran"],', '"TR-5067",']);
});

test('each member of a line is a box of its own, and the items of a list stay in their line', () => {
  const lines = $('.code-line').toArray();
  expect(lines.map((line) => $(line).text().trim()).filter((text) => text.length > 1)).toEqual([
    '"names": ["Ananya", "Imran"],',
    '"order": { "id": "TR-5067", "fare": 1120 }',
    '"fare": 1120 }',
  ]);
});

test('the text is the JSON, whatever boxes it stands in', () => {
  expect($('body').text()).toBe(formatJson(body));
});
