import { Feed } from 'feed';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { articles } from '#content/blog/articles.ts';
import { allPosts, articleAddress, type Post } from '#content/blog/findPost.ts';
import { journal } from '#content/blog/journal.ts';
import { escapeHtml } from '#content/escapeHtml.ts';
import { ArticleBody } from '#views/pages/blog/article/ArticleBody.tsx';
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
  for (const post of allPosts) {
    const link = origin + articleAddress(post);
    feed.addItem({
      id: link,
      link,
      title: escapeHtml(post.title),
      description: escapeHtml(articles[post.id].summary),
      content: contentOf(post, origin),
      category: [{ term: post.topic }],
      published: updated,
      date: updated,
    });
  }
  return feed.atom1();
}

/* A reader shows it far from the site, so its links need the origin. */
function contentOf(post: Post, origin: string): string {
  const html = renderToStaticMarkup(createElement(ArticleBody, { article: articles[post.id] }));
  return html
    .replaceAll('href="/', `href="${origin}/`)
    .replaceAll('href="#', `href="${origin}${articleAddress(post)}#`);
}
