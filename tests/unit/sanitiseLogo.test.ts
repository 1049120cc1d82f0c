import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { sanitiseLogo } from '#scripts/build/pictures/sanitiseLogo.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const path = '<path d="M0 0h9v9z"/>';
const svg = (content: string, attributes = 'viewBox="0 0 64 32"') =>
  `<svg ${xmlns} ${attributes}>${content}</svg>`;

test('the example of an operator is a drawing', () => {
  const file = new URL('../../deploy/company.example.svg', import.meta.url);
  expect(sanitiseLogo(readFileSync(file, 'utf8')).ratio).toBe(1);
});

describe('anything that draws is kept', () => {
  test.each([
    [
      'shapes and gradients',
      '<defs><linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient></defs><rect width="9" height="9" fill="url(#a)"/>',
      /fill="url\(#\w+\)"/,
    ],
    [
      'a style sheet, as attributes',
      `<style>.a{fill:#0b5cad}</style><path class="a" d="M0 0h9v9z"/>`,
      /fill="#0b5cad"/,
    ],
    [
      'a style, as attributes',
      '<path style="fill:#0b5cad;stroke-width:2" d="M0 0h9v9z"/>',
      /stroke-width="2"/,
    ],
    [
      'a local link of an older editor',
      '<defs><path id="p" d="M0 0h9v9z"/></defs><use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#p"/>',
      /<use href="#p"\/>/,
    ],
  ])('%s', (_, content, expected) => {
    expect(sanitiseLogo(svg(content)).svg).toMatch(expected);
  });

  test.each([
    ['viewBox="0 0 64 32" width="9" height="9"', 2],
    ['width="48" height="48px"', 1],
  ])('its size comes from %s', (attributes, ratio) => {
    const logo = sanitiseLogo(svg(path, attributes));
    expect(logo.ratio).toBe(ratio);
    const $ = load(logo.svg, { xml: true });
    expect($('svg').attr('viewBox')).toMatch(/^0 0 \d+ \d+$/);
    expect($('svg').attr('width')).toBeUndefined();
  });
});

describe('anything that could run, load or link is removed', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    [
      'a script of another name space',
      '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>',
    ],
    ['a handler', '<path onload="alert(1)" d="M0 0h1v1z"/>'],
    ['a handler in capitals', '<path ONCLICK="alert(1)" d="M0 0h1v1z"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0h1v1z"/></a>'],
    ['a copy from elsewhere', '<use href="https://evil.example/x.svg#a"/>'],
    ['a copy from a data URL', '<use href="data:image/svg+xml;base64,AAAA#a"/>'],
    ['a fill from elsewhere', '<path fill="url(https://evil.example/x#a)" d="M0 0h1v1z"/>'],
    ['a fill without a scheme', `<path fill="url('//evil.example/x#a')" d="M0 0h1v1z"/>`],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ['an import', '<style>@import url(https://evil.example/x.css);</style>'],
    ['a drawing within it', '<svg onload="alert(1)"><script>alert(1)</script></svg>'],
    ['a comment and metadata', '<!-- alert(1) --><metadata>alert(1)</metadata>'],
  ])('%s', (_, content) => {
    const cleaned = sanitiseLogo(svg(content + path)).svg;
    expect(cleaned).toContain('M0 0');
    expect(cleaned).not.toMatch(/alert|evil|script|base64|on\w+=|@import|<!--|<a\b/i);
  });
});

describe('a file is refused that', () => {
  test.each([
    ['is empty', ''],
    ['is no SVG', 'hello'],
    ['is another document', '<html><body>x</body></html>'],
    ['is damaged', `<svg ${xmlns} viewBox="0 0 1 1"><path`],
    ['draws nothing', svg('<g/>')],
    ['has letters', svg('<text>Asha</text>')],
    ['has a photograph', svg('<image href="data:image/png;base64,AAAA"/>')],
    ['has HTML', svg(`${path}<foreignObject><b/></foreignObject>`)],
    ['has no size', svg(path, '')],
    ['is too flat', svg(path, 'viewBox="0 0 900 100"')],
    ['is too tall', svg(path, 'viewBox="0 0 10 50"')],
    ['multiplies itself', `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('&a;')}`],
  ])('%s', (_, text) => {
    expect(() => sanitiseLogo(text)).toThrow(/^an SVG file/);
  });
});
