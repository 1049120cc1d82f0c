import { load } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { origin } from '../support/createTestApp.ts';
import { readPage } from '../support/readPage.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { submit, valid } from '../support/submit.ts';

const app = sharedApp();
const services = pages
  .filter(({ layout }) => layout === 'api' || layout === 'service')
  .map(({ path, name }) => ({ path, name, about: path.slice(1) }));

describe.each(services)('a message about $name', ({ path, name, about }) => {
  test('is what the main call of the page leads to', async () => {
    const $ = await readPage(app, path);
    expect($('.hero .actions a').attr('href')).toBe(`/Contact?about=${about}`);
    expect($('.band-call .button').attr('href')).toBe(`/Contact?about=${about}`);
  });

  test('says so in the form, and sends it along', async () => {
    const $ = await readPage(app, `/Contact?about=${about}`);
    expect($('.form-subject strong').text()).toBe(name);
    expect($('form input[name=about]').attr('value')).toBe(about);
    expect($('link[rel=canonical]').attr('href')).toBe(`${origin}/Contact`);
  });
});

describe('a message about the Payout API', () => {
  test('keeps its subject when it is refused', async () => {
    const reply = await submit(app, 'contact', { ...valid.contact, email: '', about: 'PayoutApi' });
    expect(reply.status).toBe(422);
    expect(load(reply.text)('form input[name=about]').attr('value')).toBe('PayoutApi');
  });

  test('names it in the acknowledgement, and in subject and text of the prepared email', async () => {
    const reply = await submit(app, 'contact', { ...valid.contact, about: 'PayoutApi' });
    const $ = load(reply.text);
    expect(reply.status).toBe(200);
    expect($('.entered').text()).toContain('Payout API');
    const email = new URL($('.acknowledgement .button').attr('href') ?? '');
    expect(email.searchParams.get('subject')).toContain('Payout API');
    expect(email.searchParams.get('body')).toContain('Payout API');
  });
});

test.each(['Career', 'payoutapi', '<b>', '__proto__', ''])(
  'another subject, %j, is ignored',
  async (about) => {
    const $ = await readPage(app, `/Contact?about=${encodeURIComponent(about)}`);
    expect($('.form-subject')).toHaveLength(0);
    const reply = await submit(app, 'contact', { ...valid.contact, about });
    expect(reply.status).toBe(200);
    expect(load(reply.text)('.form-subject, .entered dt:contains("About")')).toHaveLength(0);
  },
);
