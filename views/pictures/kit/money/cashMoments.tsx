import { DockedReader } from '../devices/DockedReader.tsx';
import { Phone } from '../devices/Phone.tsx';
import { BankFront } from '../places/BankFront.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { MomentBadge, MomentGround } from '../stage/MomentBadge.tsx';

/* The moments of a cash withdrawal by debit card, each 236 × 236: one thing in the middle, 180 high, that stands at 208. */

const keypad = [196, 234, 272, 310].map((y) => `M32 ${y}h14m42 0h14m42 0h14`).join('');

/** The amount is typed on the phone, which has found the reader. */
export const AmountTyped = () => (
  <>
    <MomentGround width={124} />
    <Phone x={64} y={28} scale={0.52} width={208} height={346} time="">
      <Label x={95} y={84} size={35} weight={600} tone="muted" anchor="middle">
        Amount
      </Label>
      <Label x={95} y={132} size={40} weight={800} anchor="middle">
        ₹2,000
      </Label>
      <path d="M20 156H170" className="stroke-brand" strokeWidth={6} />
      <path d={keypad} className="stroke-brand-soft" strokeWidth={24} />
    </Phone>
    <MomentBadge tone="brand">
      <Glyph name="bluetooth" x={-16} y={-16} size={32} tone="on-brand" bold />
    </MomentBadge>
  </>
);

/** The customer's card is in the reader, and a lock keeps the PIN that is typed on it. */
export const CardInReader = () => (
  <>
    <MomentGround width={140} />
    <DockedReader x={71.6} y={27} scale={0.58}>
      <path d="M28 24H101" className="stroke-ink" strokeWidth={13} strokeDasharray="0 24" />
    </DockedReader>
    <MomentBadge tone="green">
      <Glyph name="lock" x={-15} y={-16} size={30} tone="surface" bold />
    </MomentBadge>
  </>
);

/** The customer’s bank has checked the withdrawal, and approves it. */
export const BankApproved = () => (
  <>
    <MomentGround width={206} />
    <BankFront x={24} y={38.8} scale={0.7833} wall="brand-lift" />
    <Arrival
      was={
        <MomentBadge tone="marigold">
          <Glyph name="clock" x={-17} y={-17} size={34} tone="surface" bold />
        </MomentBadge>
      }
    >
      <MomentBadge tone="green">
        <Glyph name="check" x={-17} y={-17} size={34} tone="surface" bold />
      </MomentBadge>
    </Arrival>
  </>
);
