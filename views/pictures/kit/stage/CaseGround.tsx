import type { Colour } from '../../palette.ts';
import { bitSize, narrowBitSize } from './bitSize.ts';

interface CaseGroundProps {
  /** Of the same kind as the ground of its picture, so that it is a place in it and not a bar across it. */
  readonly tone: Colour;
  readonly opacity?: number;
  /** How high it is. */
  readonly depth?: number;
  readonly narrow?: boolean;
}

/** The table, pavement or desk on which everything stands in the four small pictures of a row; draw it first. */
export function CaseGround({ tone, opacity, depth = 32, narrow }: CaseGroundProps) {
  const { width, height } = narrow ? narrowBitSize : bitSize;
  /* It runs over the lower edge, so that no hairline of what is behind it shows there. */
  return (
    <path d={`M0 ${height - depth}H${width}v${depth + 4}H0z`} className={tone} opacity={opacity} />
  );
}
