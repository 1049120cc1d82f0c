import { PinReader } from '../devices/PinReader.tsx';
import { FingersBelow, ThumbAbove } from '../people/Hand.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { At } from '../stage/At.tsx';
import { MomentBadge } from '../stage/MomentBadge.tsx';
import { cashGrounds } from './cashGrounds.ts';

/* From below, in the middle of the card. */
const hand = { x: 117, y: 172, turn: 90, scale: 0.3 } as const;

/** The customer's hand puts the card into the slot of the reader, and a lock keeps the PIN that is typed on it, 236 × 236; the sleeve runs over the lower edge. */
export const CardInReader = () => (
  <>
    <PinReader x={64} y={13} scale={0.5} small>
      <path d="M28 24H101" className="stroke-ink" strokeWidth={13} strokeDasharray="0 24" />
    </PinReader>
    <At {...hand}>
      <FingersBelow skin="skin-deep" />
    </At>
    <CardEnd />
    <At {...hand}>
      <ThumbAbove skin="skin-deep" sleeve="green" reach={420} />
    </At>
    <MomentBadge tone="green" ground={cashGrounds[1]} at={[164, 58]}>
      <Glyph name="lock" x={-15} y={-16} size={30} tone="surface" bold />
    </MomentBadge>
  </>
);

/* What of the card is not yet in the slot, whose lower edge is at 132; the arrow on it points there. */
const CardEnd = () => (
  <>
    <path d="M77 128H131V194a6 6 0 01-6 6H83a6 6 0 01-6-6z" className="marigold" />
    <path d="M77 128H131V136H77z" className="shade" />
    <Glyph name="arrow-up" x={83} y={144} size={22} tone="deep" bold />
  </>
);
