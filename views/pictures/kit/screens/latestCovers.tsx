import { Glyph } from '../shapes/Glyph.tsx';
import { Pill } from '../shapes/Pill.tsx';

/* What the covers of the latest articles show, without what is too small to be read in a list; each on 240 × 96. */

/** A recharge that waits. */
export const Pending = () => (
  <>
    <circle cx={58} cy={48} r={32} className="marigold-soft" />
    <Glyph name="clock" x={36} y={26} size={44} tone="marigold-ink" />
    <Pill x={104} y={27} size={22} tone="marigold">
      Pending
    </Pill>
  </>
);

/* Where the ways of the money end. */
const ends = [15, 37, 59, 81] as const;

/** Money that forks into four modes. */
export const PayoutModes = () => (
  <>
    {ends.map((y) => (
      <g key={y}>
        <path d={`M92 48C130 48 108 ${y} 146 ${y}`} className="stroke-brand-lift" strokeWidth={4} />
        <rect x={140} y={y - 7} width={48} height={14} rx={5} className="pale" />
      </g>
    ))}
    <circle cx={76} cy={48} r={28} fill="url(#sheen)" />
    <Glyph name="rupee" x={57} y={29} size={38} tone="on-brand" bold />
  </>
);

/** A ticket of a train with the field of its status. */
export const TrainTicket = () => (
  <g className="sheet">
    <path
      d="M62 14H178a10 10 0 0110 10V36a8 8 0 000 16V72a10 10 0 01-10 10H62a10 10 0 01-10-10V52a8 8 0 000-16V24a10 10 0 0110-10z"
      className="paper"
    />
    <Glyph name="train" x={107} y={16} size={26} tone="brand" bold />
    <path d="M66 44H174" className="stroke-faint" strokeWidth={2} strokeDasharray="1 7" />
    <rect x={66} y={52} width={52} height={22} rx={6} className="green" />
    <rect x={124} y={52} width={50} height={22} rx={6} className="marigold" />
  </g>
);
