import { At, type Place } from '../stage/At.tsx';
import { CardFace } from './CardFace.tsx';
import { UsedCard } from './UsedCard.tsx';

/** A stand on a counter with two prepaid cards, 168 wide; y is its foot, and the cards reach 152 above it. */
export const CardStand = (place: Place) => (
  <At {...place}>
    <ellipse cx={84} cy={0} rx={92} ry={5} className="deep" opacity={0.2} />
    <UsedCard
      x={18}
      y={-152}
      scale={0.88}
      face={
        <g className="sheet">
          <CardFace tone="green-ink" ink="on-brand" groups={0} />
        </g>
      }
    />
    <UsedCard x={6} y={-112} scale={0.98} face={<CardFace tone="sheen" ink="on-brand" />} />
    <rect y={-24} width={168} height={24} rx={6} className="deep-lift" />
    <path d="M14-12H154" className="stroke-on-brand" strokeWidth={2} opacity={0.3} />
  </At>
);
