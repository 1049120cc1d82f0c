import type { Colour } from '../../palette.ts';
import { Glyph } from '../shapes/Glyph.tsx';

/** The size of a drawing of a compensation plan. */
export const planSize = { width: 360, height: 204 } as const;

interface SponsorProps {
  readonly x: number;
  readonly y: number;
  readonly tone: Colour;
}

/** The seller at the top of a plan, 44 across; those below are plain. */
export const Sponsor = ({ x, y, tone }: SponsorProps) => (
  <>
    <circle cx={x} cy={y} r={22} className={tone} />
    <Glyph name="user" x={x - 13} y={y - 13} size={26} tone="surface" />
  </>
);
