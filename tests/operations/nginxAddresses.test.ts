/** Who a visitor is, behind deploy/nginx.conf: what the limit of posts counts by. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { valid } from '../support/submit.ts';
import { type ProxiedSite, startProxiedSite } from './proxied.ts';

let site: ProxiedSite;
beforeAll(async () => {
  site = await startProxiedSite({ FORM_POSTS_PER_MINUTE: '1' });
});
afterAll(() => site.stop());

async function postSix(from: string): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    const { status } = await site.ask(
      {
        method: 'POST',
        path: '/forms/contact',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `203.0.113.${turn}`,
          Forwarded: `for=203.0.113.${turn}`,
        },
        body: JSON.stringify(valid.contact),
      },
      from,
    );
    statuses.push(status);
  }
  return statuses;
}

test('each visitor has a count of its own in each replica, whatever address it claims', async () => {
  expect(await postSix('127.0.0.2')).toEqual([200, 200, 429, 429, 429, 429]);
  expect(await postSix('127.0.0.3')).toEqual([200, 200, 429, 429, 429, 429]);
});
