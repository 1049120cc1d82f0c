/** Sites with a limit of form posts, and contact forms sent to them from addresses of one's choice. */
import { createTestApp } from './createTestApp.ts';
import { submit, valid } from './submit.ts';

type App = ReturnType<typeof createTestApp>;

/**
 * @param postsPerMinute as in FORM_POSTS_PER_MINUTE; empty for the default
 * @param proxy as in TRUST_PROXY; empty for none
 */
export const limited = (postsPerMinute: string, proxy = ''): App =>
  createTestApp({ environment: { FORM_POSTS_PER_MINUTE: postsPerMinute, TRUST_PROXY: proxy } });

/** The statuses of one contact form from each client address, as a proxy reports it, one after the other. */
export async function statusesFrom(
  app: App,
  addresses: readonly (string | undefined)[],
): Promise<number[]> {
  const statuses: number[] = [];
  for (const address of addresses) {
    const headers = address === undefined ? {} : { 'X-Forwarded-For': address };
    statuses.push((await submit(app, 'contact', valid.contact, { headers })).status);
  }
  return statuses;
}
