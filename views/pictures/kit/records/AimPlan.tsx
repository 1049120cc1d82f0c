import type { ComponentType } from 'react';
import { PlanGround } from '../documents/PlanGround.tsx';
import { At, type Place } from '../stage/At.tsx';
import { StationCard } from '../stage/StationCard.tsx';
import { CashFlow } from './CashFlow.tsx';
import { RateBoard } from './RateBoard.tsx';
import { Replies } from './Replies.tsx';
import { SharedRecord } from './SharedRecord.tsx';

/* What each word of the aim means, 228 × 236. */
const parts: readonly ComponentType<Place>[] = [CashFlow, Replies, RateBoard, SharedRecord];

/** The size of the plan across a page. */
export const aimSize = { width: 1200, height: 292 } as const;

/* From one part to the next. */
const column = 296;

/** One plan with the four parts side by side. */
export const AimPlan = () => (
  <StationCard x={0} y={0} {...aimSize} tone="brand">
    <g className="sheet">
      <PlanGround x={0} y={0} {...aimSize} />
      {parts.map((Part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
        <At key={index} x={index * column} y={0}>
          {index > 0 && (
            <path
              d={`M-10 28V${aimSize.height - 28}`}
              className="stroke-on-brand"
              strokeWidth={1.5}
              opacity={0.3}
            />
          )}
          <Part x={24} y={28} />
        </At>
      ))}
    </g>
  </StationCard>
);

/* Of a part on a sheet of its own. */
const side = 236;
const scale = 0.88;

/** The same parts two by two, each on a sheet of its own, which phones show alone. */
export const AimSheets = () =>
  parts.map((Part, index) => (
    <StationCard
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
      key={index}
      x={24 + (index % 2) * 268}
      y={24 + Math.floor(index / 2) * 268}
      width={side}
      height={side}
      tone="brand"
      step={index}
    >
      <g className="sheet">
        <PlanGround x={0} y={0} width={side} height={side} />
        <Part x={(side - 228 * scale) / 2} y={(side - 236 * scale) / 2} scale={scale} />
      </g>
    </StationCard>
  ));
