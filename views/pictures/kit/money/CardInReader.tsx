import { PinReader } from '../devices/PinReader.tsx';
import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { MomentBadge } from '../stage/MomentBadge.tsx';
import { cashGrounds } from './cashGrounds.ts';
import { readerScale } from './cashMoments.tsx';

/* From the lower right, wider than the card. */
const hand = { x: 104, y: 172, turn: 36, scale: 0.43 } as const;

/** The customer's hand puts the card into the slot of the reader, and a lock keeps the PIN that is typed on it, 236 × 236; the sleeve runs over the lower edge. */
export const CardInReader = () => (
  <>
    <PinReader x={56} y={19} scale={readerScale} small>
      <path d="M28 24H101" className="stroke-ink" strokeWidth={13} strokeDasharray="0 24" />
    </PinReader>
    <At {...hand}>
      <FingersBelow skin="skin-deep" />
    </At>
    <CardEnd />
    <At {...hand}>
      <ThumbAbove skin="skin-deep" sleeve="green" reach={420} />
    </At>
    <Glyph name="arrow-up" x={24} y={148} size={30} tone="green-ink" bold />
    <MomentBadge tone="green" ground={cashGrounds[1]} at={[178, 64]}>
      <Glyph name="lock" x={-15} y={-16} size={30} tone="surface" bold />
    </MomentBadge>
  </>
);

/* What of the card is not yet in the slot, with its chip before it. */
const CardEnd = () => (
  <g className="sheet">
    <path d="M68 128H119V197a6 6 0 01-6 6H74a6 6 0 01-6-6z" className="marigold" />
    <path d="M68 128H119V133H68z" className="deep" opacity={0.25} />
    <rect x={76} y={140} width={20} height={16} rx={3} className="moon" />
    <path
      d="M76 145.500h7m6 0h7M76 150.500h7m6 0h7M83 140v16m6-16v16"
      className="stroke-deep"
      opacity={0.6}
    />
    <path d="M77 176H96M77 188H106" className="stroke-deep" strokeWidth={4} opacity={0.55} />
  </g>
);
