import { Scene } from '../stage/Scene.tsx';
import { StationCard } from '../stage/StationCard.tsx';
import { CashFlow } from './CashFlow.tsx';
import { LoanOffers } from './LoanOffers.tsx';
import { RateDial } from './RateDial.tsx';
import { SharedRecord } from './SharedRecord.tsx';

/* What each word of the aim means. */
const parts = { CashFlow, LoanOffers, RateDial, SharedRecord } as const;

/* Side of a part. */
const side = 236;

/* How many tiles stand in a row, how large each is, and where the next begins; a page has each above its word. */
const layouts = {
  row: { columns: 4, width: 276, height: 284, pitch: 308, margin: 0, scale: 1.17 },
  square: { columns: 2, width: side, height: side, pitch: 268, margin: 24, scale: 1 },
} as const;

interface AimPlanProps {
  /** Of the whole picture. */
  readonly width: number;
  readonly height: number;
  readonly layout: keyof typeof layouts;
}

/** A plan of the company’s aim, on a tile for each of its words: in a row, or two by two for phones, which show each alone. */
export function AimPlan({ layout, ...size }: AimPlanProps) {
  const { columns, width, height, pitch, margin, scale } = layouts[layout];
  return (
    <Scene {...size} ground="none">
      {Object.entries(parts).map(([name, Part], index) => (
        <StationCard
          key={name}
          x={margin + (index % columns) * pitch}
          y={margin + Math.floor(index / columns) * pitch}
          width={width}
          height={height}
          tone="lilac"
          step={layout === 'square' ? index : undefined}
        >
          <Part x={(width - side * scale) / 2} y={(height - side * scale) / 2} scale={scale} />
        </StationCard>
      ))}
    </Scene>
  );
}
