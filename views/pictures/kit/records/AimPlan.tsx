import type { ComponentType } from 'react';
import type { Place } from '../stage/At.tsx';
import { Scene } from '../stage/Scene.tsx';
import { StationCard } from '../stage/StationCard.tsx';
import { CashFlow } from './CashFlow.tsx';
import { RateBoard } from './RateBoard.tsx';
import { Replies } from './Replies.tsx';
import { SharedRecord } from './SharedRecord.tsx';

/* What each word of the aim means, and its size. */
const parts: readonly ComponentType<Place>[] = [CashFlow, Replies, RateBoard, SharedRecord];
const part = { width: 228, height: 236 } as const;

/* How many sheets stand in a row, how large each is, and where the next begins; a page has each above its word. */
const layouts = {
  row: { columns: 4, width: 276, height: 284, pitch: 308, margin: 0, scale: 1 },
  square: { columns: 2, width: 236, height: 236, pitch: 268, margin: 24, scale: 0.88 },
} as const;

interface AimPlanProps {
  /** Of the whole picture. */
  readonly width: number;
  readonly height: number;
  readonly layout: keyof typeof layouts;
}

/** A plan of the company’s aim, on a sheet for each of its words: in a row, or two by two for phones, which show each alone. */
export function AimPlan({ layout, ...size }: AimPlanProps) {
  const { columns, width, height, pitch, margin, scale } = layouts[layout];
  return (
    <Scene {...size} ground="none">
      {parts.map((Part, index) => (
        <StationCard
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
          key={index}
          x={margin + (index % columns) * pitch}
          y={margin + Math.floor(index / columns) * pitch}
          width={width}
          height={height}
          step={layout === 'square' ? index : undefined}
        >
          <Part
            x={(width - part.width * scale) / 2}
            y={(height - part.height * scale) / 2}
            scale={scale}
          />
        </StationCard>
      ))}
    </Scene>
  );
}
