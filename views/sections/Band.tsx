import { type ReactNode, useId } from 'react';
import type { PictureText } from '#content/pictureText.ts';
import { usePicture } from '../usePicture.ts';
import { KeepTogether } from '../widgets/parts/KeepTogether.tsx';
import { Picture } from '../widgets/parts/Picture.tsx';
import { RichText } from '../widgets/parts/RichText.tsx';

export interface BandProps {
  readonly kind: string;
  /** A few words above the heading. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly id?: string | undefined;
  /** Beside heading and content, on either side in turn. */
  readonly picture?: PictureText | undefined;
  /** Before the content where it is not beside it. */
  readonly pictureFirst?: boolean | undefined;
  /** Across the band, between heading and content. */
  readonly banner?: PictureText | undefined;
  /** On the dark ground of which a page has one. */
  readonly isDeep?: boolean;
  /** One of two that share a band. */
  readonly isShared?: boolean;
  readonly children: ReactNode;
  /** Across the band, below the content and the picture beside it. */
  readonly foot?: ReactNode;
}

/** One horizontal band of a page: a heading, an optional introduction, and the content. */
export function Band({ kind, heading, intro, id, ...props }: BandProps): ReactNode {
  const { eyebrow, picture, pictureFirst, banner, isDeep, isShared, children, foot } = props;
  const headingId = useId();
  const find = usePicture();
  /* Where its parts are beside the steps, the narrow drawing has no other place. */
  const wholeOf = (shown: PictureText) => ({ ...find(shown), narrow: undefined });
  const words = (
    <div className="band-grid">
      <header className="band-head">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={headingId}>
          <KeepTogether>{heading}</KeepTogether>
        </h2>
        {intro && (
          <p className="lead">
            <RichText>{intro}</RichText>
          </p>
        )}
      </header>
      {banner && (
        <div className="band-banner">
          <Picture {...find(banner)} />
        </div>
      )}
      {isShared ? <div className="band-body">{children}</div> : children}
    </div>
  );
  const names = [
    isShared ? 'band-part' : 'band',
    `band-${kind}`,
    isDeep && 'band-deep',
    picture && 'band-pictured',
  ];
  return (
    <section className={names.filter(Boolean).join(' ')} id={id} aria-labelledby={headingId}>
      <div className="container">
        {picture ? (
          <div className={pictureFirst ? 'pictured picture-first' : 'pictured'}>
            <div className="pictured-words">{words}</div>
            <Picture
              {...(picture.stepwise ? wholeOf : find)(picture)}
              isBeside
              isShared={isShared}
            />
          </div>
        ) : (
          words
        )}
        {foot}
      </div>
    </section>
  );
}
