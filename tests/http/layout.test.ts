import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../support/createTestApp.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { dropdowns } from '../support/specification.ts';

const app = sharedApp();
const linksIn = ($: CheerioAPI, selector: string) =>
  $(selector)
    .find('a[href]')
    .toArray()
    .map(({ attribs }) => attribs.href);

describe('the header', () => {
  test('has direct links to Home, Blog and Contact', async () => {
    const $ = await readPage(app, '/About');
    const direct = $('header nav a')
      .toArray()
      .filter((link) => $(link).closest('details').length === 0);
    expect(direct.map((link) => [$(link).text().trim(), link.attribs.href])).toEqual([
      ['Home', '/'],
      ['Blog', '/Blog'],
      ['Contact', '/Contact'],
    ]);
  });

  test.each(Object.entries(dropdowns))('has the dropdown %s', async (title, links) => {
    const $ = await readPage(app, '/');
    const dropdown = $('header nav details')
      .toArray()
      .find((each) => $(each).children('summary').text().trim() === title);
    expect(dropdown?.attribs.open).toBeUndefined();
    expect(
      $(dropdown)
        .find('a')
        .toArray()
        .map(({ attribs }) => attribs.href)
        .sort(),
    ).toEqual([...links].sort());
  });

  test('keeps one dropdown open at a time without a script: all are details of one name', async () => {
    const $ = await readPage(app, '/');
    const names = $('header nav details')
      .toArray()
      .map(({ attribs }) => attribs.name);
    expect(new Set(names).size).toBe(1);
    expect(names).toHaveLength(5);
    expect(names[0]).toBeTruthy();
  });

  test('has a hamburger button with a name', async () => {
    const $ = await readPage(app, '/');
    expect($('header details:not(nav details) > summary').attr('aria-label')).toMatch(/menu/i);
  });

  test('comes after a link that skips it', async () => {
    const $ = await readPage(app, '/About');
    const target = $('body a').first().attr('href') ?? '';
    expect($('body a').first().text()).toMatch(/skip/i);
    expect($(target).is('main')).toBe(true);
  });
});

describe('the footer', () => {
  test('has the legal and about links, the contact button and the way to the top', async () => {
    const $ = await readPage(app, '/Blog');
    const links = linksIn($, 'footer');
    for (const path of [
      '/PrivacyPolicy',
      '/TermCondition',
      '/RefundCancellationPolicy',
      '/DataUserPolicy',
      '/About',
      '/Career',
    ]) {
      expect(links.filter((link) => link === path)).toHaveLength(1);
    }
    expect($('footer a[href="/Contact"]').text()).toMatch(/Contact Us/);
    const top = $('footer a[href^="#"]');
    expect(top.attr('aria-label') ?? top.text()).toMatch(/top/i);
    expect($(top.attr('href') ?? '')).toHaveLength(1);
  });

  test('has the contact details of the company', async () => {
    const environment = {
      COMPANY_CITY: 'Durgapur',
      CONTACT_PHONE: '+91 343 250 0000',
      CONTACT_EMAIL: 'hello@company.example',
      BILLING_EMAIL: 'bills@company.example',
    };
    const $ = await readPage(createTestApp({ environment }), '/Blog');
    for (const detail of Object.values(environment)) expect($('footer').text()).toContain(detail);
    const links = linksIn($, 'footer');
    for (const link of [
      'tel:+913432500000',
      'mailto:hello@company.example',
      'mailto:bills@company.example',
    ]) {
      expect(links).toContain(link);
    }
  });

  test('shows social icons as links only where an address is set', async () => {
    const bare = await readPage(app, '/Blog');
    expect(bare('footer li:contains("coming soon")').length).toBeGreaterThanOrEqual(3);
    expect(bare('footer li:contains("coming soon") a')).toHaveLength(0);
    const set = createTestApp({ environment: { SOCIAL_X: 'https://social.example/company' } });
    const $ = await readPage(set, '/Blog');
    expect($('footer a[aria-label=X]').attr('href')).toBe('https://social.example/company');
    expect(linksIn($, 'footer li:contains("coming soon")')).toEqual([]);
  });
});
