import { SmallCard } from './SmallCard.tsx';

/** A debit card, and in its lower part the four dots of its PIN, 92 × 58. */
export const CardWithPin = () => (
  <>
    <SmallCard />
    <rect x={7.4} y={36.5} width={54} height={16} rx={5} className="on-brand" />
    <path
      d="M17.500 44.500h33.900"
      className="stroke-deep"
      strokeWidth={6}
      strokeDasharray="0 11.300"
    />
  </>
);
