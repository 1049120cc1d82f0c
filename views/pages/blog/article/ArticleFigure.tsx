import type { ReactNode } from 'react';
import type { Figure } from '#content/blog/article.ts';
import { SectionBody } from '../../../sections/SectionBody.tsx';
import { KeepTogether } from '../../../widgets/parts/KeepTogether.tsx';
import { RichText } from '../../../widgets/parts/RichText.tsx';

interface ArticleFigureProps {
  readonly figure: Figure;
  /**
   * Within a part of the text its title is no heading of the article. Before the first part it is one, because what is
   * in it may have headings of the third level (WCAG 1.3.1).
   */
  readonly Title: 'h2' | 'strong';
}

/** A figure of an article under its caption. */
export function ArticleFigure({ figure, Title }: ArticleFigureProps): ReactNode {
  const { id, heading, intro } = figure;
  return (
    <figure className="article-figure" id={id}>
      <figcaption>
        <Title className="figure-title">
          <KeepTogether>{heading}</KeepTogether>
        </Title>
        {intro && (
          <p>
            <RichText>{intro}</RichText>
          </p>
        )}
      </figcaption>
      <SectionBody section={figure} state={{}} />
    </figure>
  );
}
