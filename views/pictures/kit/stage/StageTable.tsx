import type { Colour } from '../../palette.ts';

interface StageTableProps {
  /** A stronger colour than the ground has, of which it is a tint. */
  readonly tone: Colour;
  /** Of the shadow under what stands there. */
  readonly width: number;
  /** The middle of that shadow. */
  readonly at?: number;
}

/** The table of a stage 236 × 236, from 184 down, and the shadow of what stands on it at 212. */
export const StageTable = ({ tone, width, at = 118 }: StageTableProps) => (
  <>
    <path d="M0 184H236V236H0z" className={tone} opacity={0.3} />
    <ellipse cx={at} cy={212} rx={width / 2} ry={6} className="shade" />
  </>
);
