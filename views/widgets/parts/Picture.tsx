import { Fragment, type ReactNode } from 'react';
import type { PictureName } from '#content/pictureName.ts';
import { arrival } from '../../pictures/arrival.ts';
import { phone, sideBySide, tablet, wide } from '../../styles/breakpoints.ts';

interface OtherDrawing {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The screens that show it, if they are not phones held upright. */
  readonly media?: string;
}

/** A built picture with its size and its alternative text. */
export interface PictureProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** A drawing of the same for phones or, of a picture beside words, for where it stands beside their heading. */
  readonly narrow?: OtherDrawing | undefined;
  /** Beside a narrow one: for what lies between phones and screens that have a head side by side. */
  readonly medium?: OtherDrawing | undefined;
  /** It stands beside words wherever there is room, and is as tall as they are. */
  readonly isBeside?: boolean;
  /** In one of some columns: it stands with its words there, so that only phones need the narrow drawing. */
  readonly isShared?: boolean | undefined;
  /** On the first screen, so it is fetched at once. Others wait until they are near. */
  readonly eager?: boolean;
  /** The drawing plays its one arrival, where motion is welcome. */
  readonly arrives?: boolean;
  /**
   * The picture at the head of another page that a card's picture grows into when one goes there, and the name of that
   * picture itself. No two pictures of a page may have the same.
   */
  readonly becomes?: PictureName | undefined;
}

/** Where a drawing may move: not on paper, and not for visitors who want stillness. */
const lively = 'screen and (prefers-reduced-motion: no-preference)';

const besideHeading = `(not ${wide})`;
const onPhones = `(not ${tablet})`;
const stacked = `(not ${sideBySide})`;

/** A picture that reserves its space, so that nothing shifts when it arrives. */
export function Picture(props: PictureProps): ReactNode {
  const {
    eager = false,
    arrives,
    isBeside,
    isShared,
    becomes,
    alt,
    narrow,
    medium,
    ...file
  } = props;
  const small = isShared ? onPhones : isBeside ? besideHeading : phone;
  /* The first that fits is shown. */
  const others = [
    narrow && { media: small, ...narrow },
    medium && { media: stacked, ...medium },
  ].filter((other) => other !== undefined);
  const image = (
    <img
      {...file}
      alt={alt}
      className={isBeside ? 'picture picture-beside' : 'picture'}
      data-becomes={becomes}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
  if (others.length === 0 && !arrives) return image;
  return (
    <picture>
      {others.map((other) => (
        <Fragment key={other.media}>
          {arrives && <Source {...other} media={`${lively} and ${other.media}`} moving />}
          <Source {...other} />
        </Fragment>
      ))}
      {arrives && <Source {...file} media={lively} moving />}
      {image}
    </picture>
  );
}

interface SourceProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly media: string;
  readonly moving?: boolean;
}

/* One file serves both: only its address says whether it moves. */
const Source = ({ src, moving, ...rest }: SourceProps): ReactNode => (
  <source {...rest} srcSet={moving ? `${src}#${arrival}` : src} />
);
