import type { Colour } from '../../palette.ts';
import { bitSize, narrowBitSize } from './bitSize.ts';

interface StageFloorProps {
  readonly tone: Colour;
  /** Of what stands on it, in the middle of the picture. */
  readonly object: number;
  readonly narrow?: boolean;
}

/** The floor on which the one thing of a small picture stands, with its shadow; things end 16 above the lower edge. */
export function StageFloor({ tone, object, narrow }: StageFloorProps) {
  const { width, height } = narrow ? narrowBitSize : bitSize;
  return (
    <>
      <path d={`M0 ${height - 32}H${width}V${height}H0z`} className={tone} />
      <ellipse cx={width / 2} cy={height - 16} rx={object / 2 + 10} ry={6} className="shade" />
    </>
  );
}
