import { Feed } from 'feed';
import { journal } from '#content/blog/journal.ts';
import { posts } from '#content/blog/posts.ts';
import type { DocumentOptions } from './documentRouter.ts';

/** The blog as an Atom feed (RFC 4287), each entry with its whole text. */
export function atomFeed({ company, origin }: DocumentOptions): string {
  const updated = new Date(`${journal.updated}T00:00:00Z`);
  const page = `${origin}/Blog`;
  const feed = new Feed({
    id: page,
    title: `${company.name}: ${journal.heading}`,
    description: journal.lead,
    link: page,
    language: 'en-IN',
    updated,
    feedLinks: { atom: `${origin}/feed.xml` },
    author: { name: company.name, link: `${origin}/` },
    copyright: company.name,
  });
  for (const { id, title, description } of posts) {
    const link = `${page}#${id}`;
    feed.addItem({ id: link, link, title, description, content: description, date: updated });
  }
  return feed.atom1();
}
