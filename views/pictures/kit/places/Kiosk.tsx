import type { ReactNode } from 'react';
import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Awning } from './Awning.tsx';

interface KioskProps extends Place {
  /** Of its awning and counter. */
  readonly tone: Colour;
  /** What it sells, on boards at both sides of its keeper: 26 wide from 12 and from 90 on, their edges at 76 and 116. */
  readonly goods: ReactNode;
  /** Its keeper, who is near, behind the counter at 140. */
  readonly children: ReactNode;
}

/** A narrow shop, 128 × 188. */
export const Kiosk = ({ tone, goods, children, ...place }: KioskProps) => (
  <At {...place}>
    <path d="M6 16H122V180H6z" className="brand-soft" />
    <path
      d="M10 77H40M88 77H118M10 117H40M88 117H118"
      className="stroke-brand-lift"
      strokeWidth={4}
      opacity={0.6}
    />
    {goods}
    <path d="M2 16h7V150H2zM119 16h7v134h-7z" className="deep-lift" />
    <path d="M0 148H128V180a8 8 0 01-8 8H8a8 8 0 01-8-8z" className={tone} />
    <path d="M0 140H128V150H0z" className="deep-lift" />
    {children}
    <Awning x={0} y={0} stripe={128 / 5} count={5} drop={29} tone={tone} />
  </At>
);
