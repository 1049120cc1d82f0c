import type { ReactNode } from 'react';
import type { Post } from '#content/blog/findPost.ts';
import { articleLabels } from '#content/blog/labels.ts';
import { relatedPosts } from '#content/blog/relatedPosts.ts';
import { ArticleCards } from '../ArticleCards.tsx';

/** Three articles for the same readers. */
export function RelatedArticles({ post }: { readonly post: Post }): ReactNode {
  return (
    <section className="band band-related article-related" aria-labelledby="related">
      <div className="container">
        <header className="band-head">
          <h2 id="related">{articleLabels.related}</h2>
        </header>
        <ArticleCards posts={relatedPosts(post)} />
      </div>
    </section>
  );
}
