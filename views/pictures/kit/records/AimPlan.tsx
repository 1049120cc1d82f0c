import { PlanGround } from '../documents/PlanGround.tsx';
import { StationCard } from '../stage/StationCard.tsx';
import { CashFlow } from './CashFlow.tsx';
import { RateBoard } from './RateBoard.tsx';
import { Replies } from './Replies.tsx';
import { SharedRecord } from './SharedRecord.tsx';

/* 228 × 236 each. */
const parts = [CashFlow, Replies, RateBoard, SharedRecord] as const;
const part = { width: 228, height: 236 } as const;

interface AimPlanProps {
  readonly width: number;
  readonly height: number;
  readonly columns: 2 | 4;
}

/** One plan with a part for each word of the company's aim, and a line between two parts. */
export function AimPlan({ columns, ...size }: AimPlanProps) {
  const margin = columns === 4 ? 24 : 0;
  const pitch = columns === 4 ? 296 : size.width / 2;
  const row = size.height / (parts.length / columns);
  const scale = columns === 4 ? 1 : 0.84;
  const left = columns === 4 ? margin : (pitch - part.width * scale) / 2;
  return (
    <StationCard x={0} y={0} {...size} tone="brand">
      <g className="sheet">
        <PlanGround x={0} y={0} {...size} />
        {columns === 2 && <path d={`M24 ${row}H${size.width - 24}`} {...line} />}
        {parts.map((Part, index) => {
          const x = (index % columns) * pitch;
          const y = Math.floor(index / columns) * row;
          return (
            <g key={Part.name}>
              {x > 0 && <path d={`M${divide(x, columns)} ${y + 28}V${y + row - 28}`} {...line} />}
              <Part x={x + left} y={y + (row - part.height * scale) / 2} scale={scale} />
            </g>
          );
        })}
      </g>
    </StationCard>
  );
}

const line = { className: 'stroke-on-brand', strokeWidth: 1.5, opacity: 0.3 } as const;

/* In the middle between two parts. */
const divide = (x: number, columns: number): number =>
  columns === 4 ? x - (296 - part.width) / 2 + 24 : x;
