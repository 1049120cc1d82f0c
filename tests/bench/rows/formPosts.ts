import { median } from '../median.ts';
import type { Options } from '../options.ts';
import { atLeast, type Row } from '../row.ts';
import { startSettledSite } from '../servers.ts';
import { type LoadResult, load } from '../wrk.ts';

/* What a browser sends with a form that was left half empty. */
const post = {
  path: '/forms/contact',
  headers: { Accept: 'text/html', 'Accept-Encoding': 'br', 'Sec-Fetch-Site': 'same-origin' },
  script: ['post', 'name=Asha+Roy&number=98300x12345&email=asha%40&message='],
} as const;

/** Invalid posts of the contact form, each answered with the whole page and its errors; the limit of posts is off. */
export async function formPosts({ rounds, seconds }: Options): Promise<Row[]> {
  const site = await startSettledSite({ FORM_POSTS_PER_MINUTE: '0' });
  await load(site, 1, post);
  const results: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await load(site, seconds, post));
  await site.stop();
  if (results.some(({ requests, refused }) => requests !== refused))
    throw new Error('A post that is not valid was accepted.');
  const perSecond = median(results.map((result) => result.perSecond));
  return [atLeast('invalid form posts', perSecond, 800, '/s')];
}
