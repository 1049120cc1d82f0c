import { PlanGround } from '../documents/PlanGround.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';
import { StationCard } from '../stage/StationCard.tsx';
import { CashFlow } from './CashFlow.tsx';
import { RateBoard } from './RateBoard.tsx';
import { Replies } from './Replies.tsx';
import { SharedRecord } from './SharedRecord.tsx';

/* 228 × 236 each. Where the words stand in a list of their own, they are the names of the parts too. */
const parts = [
  [CashFlow, 'Unsecured capital'],
  [Replies, 'Marketplace'],
  [RateBoard, 'Dynamic'],
  [SharedRecord, 'Decentralized'],
] as const;

/* The size of a part with its share of the sheet, and how it is drawn in that. */
const layouts = {
  row: { columns: 4, pitch: { x: 296, y: 292 }, left: 24, top: 28, scale: 1 },
  square: { columns: 2, pitch: { x: 240, y: 304 }, left: 24, top: 66, scale: 0.84 },
} as const;

interface AimPlanProps {
  readonly width: number;
  readonly height: number;
  readonly layout: keyof typeof layouts;
}

/** One plan with a part for each word of the company's aim, in a row, or two by two with the words. */
export function AimPlan({ layout, ...size }: AimPlanProps) {
  const { columns, pitch, left, top, scale } = layouts[layout];
  const isNamed = layout === 'square';
  return (
    <StationCard x={0} y={0} {...size} tone="brand">
      <g className="sheet">
        <PlanGround x={0} y={0} {...size} />
        {parts.map(([Part, word], index) => {
          const column = index % columns;
          const row = Math.floor(index / columns);
          return (
            <At key={word} x={column * pitch.x} y={row * pitch.y}>
              {column > 0 && <path d={`M${isNamed ? 0 : -10} 28V${pitch.y - 28}`} {...line} />}
              {row > 0 && <path d={`M24 0H${pitch.x - 24}`} {...line} />}
              {isNamed && (
                <Label x={left} y={42} size={20} weight={700} tone="on-brand">
                  {word}
                </Label>
              )}
              <Part x={left} y={top} scale={scale} />
            </At>
          );
        })}
      </g>
    </StationCard>
  );
}

const line = { className: 'stroke-on-brand', strokeWidth: 1.5, opacity: 0.3 } as const;
