import type { ReactNode } from 'react';
import { articles } from '#content/blog/articles.ts';
import type { Post } from '#content/blog/findPost.ts';
import { articleLabels } from '#content/blog/labels.ts';
import { RulesNote } from '../../../sections/RulesNote.tsx';
import { Contents } from '../../../shell/Contents.tsx';
import { ArticleBody } from './ArticleBody.tsx';
import { ArticleCall } from './ArticleCall.tsx';
import { ArticleHead } from './ArticleHead.tsx';
import { ArticleShare } from './ArticleShare.tsx';
import { Neighbours } from './Neighbours.tsx';
import { RelatedArticles } from './RelatedArticles.tsx';
import { headingsOf } from './readArticle.ts';
import { Sources } from './Sources.tsx';

/* Up to this many headings are seen at a glance. */
const withoutContents = 3;

/** The article of a post: the whole answer, where it is written down, and what to read next. */
export function ArticlePage({ post }: { readonly post: Post }): ReactNode {
  const article = articles[post.id];
  const { rules = [], sources = [] } = article;
  const headings = headingsOf(article);
  return (
    <>
      <article className="article">
        <ArticleHead post={post} article={article} />
        <div className="container article-columns">
          {headings.length > withoutContents && (
            <Contents label={articleLabels.contents} headings={headings} />
          )}
          <div className="article-column">
            <ArticleBody article={article} />
            <RulesNote rules={rules} />
            <Sources sources={sources} />
            <ArticleShare post={post} />
          </div>
        </div>
      </article>
      <RelatedArticles post={post} />
      <Neighbours post={post} />
      <ArticleCall post={post} />
    </>
  );
}
