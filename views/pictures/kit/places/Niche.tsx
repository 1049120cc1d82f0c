import { type ReactNode, useId } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface NicheProps extends Place {
  /** Of the wall in it, where somebody is to stand out; a darker indigo by default. */
  readonly tone?: Colour;
  readonly children: ReactNode;
}

/** A lit arch, 216 × 192, that stands on what is below it and cuts who is in it; 0,0 is its top left. */
export function Niche({ tone, children, ...place }: NicheProps) {
  const cut = useId();
  const arch = 'M0 192V100a100 100 0 01100-100h16a100 100 0 01100 100v92z';
  return (
    <At {...place}>
      <clipPath id={cut}>
        <path d={arch} />
      </clipPath>
      <path d={arch} className={tone ?? 'brand'} opacity={tone ? 1 : 0.75} />
      <g clipPath={`url(#${cut})`}>{children}</g>
    </At>
  );
}
