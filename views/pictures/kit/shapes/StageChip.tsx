import { At, type Place } from '../stage/At.tsx';
import { Label } from './Label.tsx';

interface StageChipProps extends Place {
  readonly stage: 'today' | 'plan';
  /** The side at which it points to its thing. */
  readonly points: 'up' | 'left';
}

const width = 156;
const height = 58;

const tips = {
  up: `M${width / 2 - 13} 1L${width / 2}-12 ${width / 2 + 13} 1z`,
  left: `M1 ${height / 2 - 13}L-12 ${height / 2} 1 ${height / 2 + 13}z`,
} as const;

/** Says of the thing it points at whether it is there today or only planned, 156 × 58 without its tip, which is 12; both are of one size, so that they are seen as a pair. */
export function StageChip({ stage, points, ...place }: StageChipProps) {
  const ground = stage === 'today' ? 'green' : 'code-string';
  return (
    <At {...place}>
      <g className="sheet">
        <rect x={2} y={4} width={width} height={height} rx={12} className="deep" opacity={0.22} />
        <path d={tips[points]} className={ground} />
        <rect width={width} height={height} rx={12} className={ground} />
        <Label
          x={width / 2}
          y={38}
          size={25}
          weight={700}
          tone={stage === 'today' ? 'on-brand' : 'deep'}
          anchor="middle"
        >
          {stage === 'today' ? 'Today' : 'Our plan'}
        </Label>
      </g>
    </At>
  );
}
