import { journal } from '#content/blog/journal.ts';
import type { BlogPost } from '#content/blog/post.ts';
import { posts } from '#content/blog/posts.ts';
import type { Site } from '../site.ts';
import { publisher } from './publisher.ts';
import type { Blog, BlogPosting } from './vocabulary.ts';

/** The blog with all of its posts. */
export function blog(site: Site): Blog {
  return {
    '@type': 'Blog',
    name: journal.heading,
    description: journal.lead,
    url: `${site.origin}/Blog`,
    inLanguage: 'en-IN',
    publisher: publisher(site),
    blogPost: posts.map((post) => blogPosting(post, site)),
  };
}

/* All posts bear the same date (docs/behaviour.md, "What the pages show"). */
function blogPosting({ id, title, image }: BlogPost, site: Site): BlogPosting {
  const { company, origin, picture } = site;
  return {
    '@type': 'BlogPosting',
    headline: title,
    url: `${origin}/Blog#${id}`,
    image: new URL(picture(image.name).src, origin).href,
    datePublished: journal.updated,
    author: { '@type': 'Organization', name: company.name, url: `${origin}/` },
  };
}
