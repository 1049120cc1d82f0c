import { Feed } from 'feed';
import { journal } from '#content/blog/journal.ts';
import { posts } from '#content/blog/posts.ts';
import { escapeHtml } from '#content/escapeHtml.ts';
import type { DocumentOptions } from './documentOptions.ts';

/** The blog as an Atom feed (RFC 4287), each entry with its whole text. The id of an entry is its address, which does not change when the text does. */
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
  for (const { id, title, description, topic } of posts) {
    const link = `${page}#${id}`;
    feed.addItem({
      id: link,
      link,
      title: escapeHtml(title),
      content: `<p>${escapeHtml(description)}</p>`,
      category: [{ term: topic }],
      published: updated,
      date: updated,
    });
  }
  return feed.atom1();
}
