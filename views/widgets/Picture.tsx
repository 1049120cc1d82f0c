import type { ReactNode } from 'react';

/** A built picture with its size and its words. */
export interface PictureProps {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  /** In the first screen: fetched at once. Others wait until they are near. */
  readonly eager?: boolean;
}

/** A picture that reserves its place, so that nothing shifts when it arrives. */
export function Picture({ eager = false, alt, ...file }: PictureProps): ReactNode {
  return (
    <img
      {...file}
      alt={alt}
      className="picture"
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
