import type { ReactNode } from 'react';
import { phone } from '../../styles/breakpoints.ts';

/** A built picture with its size and its alternative text. */
export interface PictureProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** A simpler drawing of the same, for phones. */
  readonly narrow?: { readonly src: string; readonly width: number; readonly height: number };
  /** On the first screen, so it is fetched at once. Others wait until they are near. */
  readonly eager?: boolean;
}

/** A picture that reserves its space, so that nothing shifts when it arrives. */
export function Picture({ eager = false, alt, narrow, ...file }: PictureProps): ReactNode {
  const image = (
    <img
      {...file}
      alt={alt}
      className="picture"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
  if (!narrow) return image;
  const { src, ...size } = narrow;
  return (
    <picture>
      <source media={phone} srcSet={src} {...size} />
      {image}
    </picture>
  );
}
