/** Posts raw bodies to the form endpoints, and says how a refusal of one must look. */
import type { RequestListener } from 'node:http';
import { load } from 'cheerio';
import { expect } from 'vitest';
import { exchange, type Reply } from './exchange.ts';
import { jsonOf } from './submit.ts';

export interface Body {
  readonly type?: string | undefined;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** The endpoint; that of the contact form unless it is given. */
  readonly path?: string;
}

export const types = {
  fields: 'application/x-www-form-urlencoded',
  json: 'application/json',
} as const;

export function postBody(
  app: RequestListener,
  sent: Body,
  accept: string = types.json,
): Promise<Reply> {
  const { type, body, headers = {}, path = '/forms/contact' } = sent;
  const typed = type === undefined ? {} : { 'Content-Type': type };
  return exchange(app, {
    method: 'POST',
    path,
    headers: { Accept: accept, ...typed, ...headers },
    body,
  });
}

/** A person gets the layout with words that say what to do; a script gets a message; no cache gets either. */
export async function expectRefusal(
  app: RequestListener,
  status: number,
  sent: Body,
): Promise<void> {
  const html = await postBody(app, sent, 'text/html');
  expect([html.status, html.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
  const $ = load(html.text);
  expect($('header nav a[href="/Contact"]').length).toBeGreaterThan(0);
  expect($('main h1').text()).not.toBe('');
  expect($('main p').text().length).toBeGreaterThan(40);
  const answer = await postBody(app, sent);
  expect([answer.status, jsonOf(answer).ok]).toEqual([status, false]);
  expect(jsonOf(answer).message).toMatch(/\w+ \w+/);
  for (const { headers } of [html, answer]) expect(headers['cache-control']).toBe('no-store');
}
