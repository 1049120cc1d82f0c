import { type ReactNode, useId } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface NicheProps extends Place {
  readonly width: number;
  /** Of its wall, which is a step darker than that unless it is pale. */
  readonly tone: Colour;
  readonly pale: boolean;
  readonly children: ReactNode;
}

/** A lit stage, 192 high, whose upper corners are round, and which cuts who is in it where it joins the card below; 0,0 is its top left. */
export function Niche({ width, tone, pale, children, ...place }: NicheProps) {
  const cut = useId();
  const wall = `M0 192V12a12 12 0 0112-12H${width - 12}a12 12 0 0112 12v180z`;
  return (
    <At {...place}>
      <clipPath id={cut}>
        <path d={wall} />
      </clipPath>
      <path d={wall} className={tone} opacity={pale ? 1 : 0.75} />
      <g clipPath={`url(#${cut})`}>{children}</g>
    </At>
  );
}
