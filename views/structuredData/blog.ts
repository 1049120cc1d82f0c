import { articles } from '#content/blog/articles.ts';
import { allPosts, articleAddress, type Post } from '#content/blog/findPost.ts';
import { journal } from '#content/blog/journal.ts';
import { topics } from '#content/blog/topics.ts';
import type { Source } from '#content/rules/rule.ts';
import { wordCount } from '../pages/blog/article/articleText.ts';
import type { Site } from '../site.ts';
import { publisher } from './publisher.ts';
import type { Blog, BlogPosting, CreativeWork } from './vocabulary.ts';

/** The blog with all of its posts. */
export function blog(site: Site): Blog {
  return {
    '@type': 'Blog',
    '@id': `${site.origin}/Blog#blog`,
    name: journal.heading,
    description: journal.lead,
    url: `${site.origin}/Blog`,
    inLanguage: 'en-IN',
    publisher: publisher(site),
    blogPost: allPosts.map((post) => summary(post, site)),
  };
}

/** The article of a post, with what it rests on. */
export function blogPosting(post: Post, site: Site): BlogPosting {
  const article = articles[post.id];
  const { rules = [], sources = [] } = article;
  const cited = [...new Set([...rules.map(({ source }) => source), ...sources])];
  return {
    ...summary(post, site),
    description: article.summary,
    mainEntityOfPage: site.origin + articleAddress(post),
    isPartOf: { '@id': `${site.origin}/Blog#blog` },
    dateModified: journal.updated,
    inLanguage: 'en-IN',
    articleSection: topics[post.topic].label,
    wordCount: wordCount(article),
    publisher: publisher(site),
    ...(cited.length > 0 && { citation: cited.map(citation) }),
  };
}

/* All posts bear the same date (docs/behaviour.md, "What the pages show"). */
function summary(post: Post, site: Site): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    url: site.origin + articleAddress(post),
    image: site.shareImage(articleAddress(post)).src,
    datePublished: journal.updated,
    author: publisher(site),
  };
}

const citation = ({ title, by, url }: Source): CreativeWork => ({
  '@type': 'CreativeWork',
  name: title,
  author: { '@type': 'Organization', name: by },
  ...(url !== undefined && { url }),
});
