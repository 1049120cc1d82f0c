import type { ReactNode } from 'react';
import { phone } from '../../styles/breakpoints.ts';

/** A built picture with its size and its words. */
export interface PictureProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** A simpler drawing of the same, for phones. */
  readonly narrow?: { readonly src: string; readonly width: number; readonly height: number };
  /** In the first screen: fetched at once. Others wait until they are near. */
  readonly eager?: boolean;
}

/** A picture that reserves its place, so that nothing shifts when it arrives. */
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
