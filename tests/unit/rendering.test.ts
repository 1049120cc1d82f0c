/** The views in React's development mode, which complains of markup that browsers would mend. */
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { pages } from '#content/pages.ts';
import { exchange } from '../support/exchange.ts';
import { sharedApp } from '../support/sharedApp.ts';
import { formNames, submit, valid } from '../support/submit.ts';

const app = sharedApp();
const complain = vi.fn();

beforeAll(() => {
  vi.spyOn(console, 'error').mockImplementation(complain);
});
afterAll(() => vi.restoreAllMocks());

afterEach(() => complain.mockClear());

test.each([...pages.map(({ path }) => path), '/Career?apply=open', '/nothing'])(
  'React logs nothing while it renders %s',
  async (path) => {
    expect((await exchange(app, { path })).status).toBeLessThan(500);
    expect(complain.mock.calls).toEqual([]);
  },
);

test.each(formNames)('nor while it renders the form %s, refused or accepted', async (form) => {
  await submit(app, form, {});
  await submit(app, form, valid[form]);
  expect(complain.mock.calls).toEqual([]);
});
