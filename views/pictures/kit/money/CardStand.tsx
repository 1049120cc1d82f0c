import { At, type Place } from '../stage/At.tsx';
import { CardFace } from './CardFace.tsx';
import { UsedCard } from './UsedCard.tsx';

/** A stand on a counter with two prepaid cards, 128 wide; y is its foot, and the cards reach 122 above it. A card keeps its colour after dark. */
export const CardStand = (place: Place) => (
  <At {...place}>
    <ellipse cx={64} cy={0} rx={72} ry={5} className="deep" opacity={0.2} />
    <g className="sheet">
      <UsedCard
        x={14}
        y={-122}
        scale={0.62}
        face={<CardFace tone="green-ink" ink="on-brand" groups={0} />}
      />
      <UsedCard
        x={8}
        y={-86}
        scale={0.7}
        face={<CardFace tone="marigold" ink="deep" groups={0} />}
      />
    </g>
    <rect y={-24} width={128} height={24} rx={6} className="deep-lift" />
    <path d="M14-12H114" className="stroke-on-brand" strokeWidth={2} opacity={0.3} />
  </At>
);
