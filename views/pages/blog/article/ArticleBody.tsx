import type { ReactNode } from 'react';
import type { Article } from '#content/blog/article.ts';
import { ArticleFigure } from './ArticleFigure.tsx';
import { type ReadBlock, readArticle } from './readArticle.ts';

/** The text of an article with its figures. */
export function ArticleBody({ article }: { readonly article: Article }): ReactNode {
  const blocks = readArticle(article);
  const firstPart = blocks.findIndex(hasHeading);
  return blocks.map((block, index) =>
    'html' in block ? (
      <div
        key={block.html}
        className="article-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown is our own content.
        dangerouslySetInnerHTML={{ __html: block.html }}
      />
    ) : (
      <ArticleFigure
        key={block.heading}
        figure={block}
        Title={index > firstPart && firstPart !== -1 ? 'strong' : 'h2'}
      />
    ),
  );
}

const hasHeading = (block: ReadBlock): boolean => 'html' in block && block.headings.length > 0;
