import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';

interface MagnifierProps extends Place {
  /** Of what is seen in its lens. */
  readonly tone: Colour;
  /** What it has found, 0,0 in the middle of the lens. */
  readonly children: ReactNode;
}

/** A magnifier over paper, its lens 108 across; x and y are the centre of the lens. */
export const Magnifier = ({ tone, children, ...place }: MagnifierProps) => (
  <At {...place}>
    <path d="M42 42L52 52" className="stroke-faint" strokeWidth={14} />
    <path d="M56 56L76 76" className="stroke-brand" strokeWidth={22} />
    {/* It shows paper, also after dark. */}
    <g className="sheet">
      <circle r={50} className={tone} />
      {children}
    </g>
    <circle r={50} className="stroke-brand" strokeWidth={8} />
  </At>
);
