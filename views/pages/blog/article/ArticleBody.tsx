import type { ReactNode } from 'react';
import type { ArticleBlock } from '#content/blog/article.ts';
import { renderMarkdown } from '../../../renderMarkdown.ts';
import { ArticleFigure } from './ArticleFigure.tsx';

/** The text of an article with its figures. */
export function ArticleBody({ body }: { readonly body: readonly ArticleBlock[] }): ReactNode {
  const blocks = joinText(body);
  const firstPart = blocks.findIndex(hasHeading);
  return blocks.map((block, index) =>
    typeof block === 'string' ? (
      <div
        key={block}
        className="article-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown is our own content.
        dangerouslySetInnerHTML={{ __html: renderMarkdown(block).html }}
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

const hasHeading = (block: ArticleBlock): boolean =>
  typeof block === 'string' && renderMarkdown(block).headings.length > 0;

/* Text between two figures is one text, in however many strings it is written. */
function joinText(body: readonly ArticleBlock[]): readonly ArticleBlock[] {
  const joined: ArticleBlock[] = [];
  for (const block of body) {
    const last = joined.at(-1);
    if (typeof last === 'string' && typeof block === 'string')
      joined.splice(-1, 1, `${last}\n\n${block}`);
    else joined.push(block);
  }
  return joined;
}
