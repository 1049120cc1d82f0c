import { Phone } from '../devices/Phone.tsx';
import { PinReader } from '../devices/PinReader.tsx';
import { BankFront } from '../places/BankFront.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { MomentBadge, MomentGround } from '../stage/MomentBadge.tsx';
import { cashGrounds } from './cashGrounds.ts';

/* The moments of a cash withdrawal by debit card, each 236 × 236. */

const keypad = [196, 234, 272, 310].map((y) => `M32 ${y}h14m42 0h14m42 0h14`).join('');

/** A phone and the reader that it has found, on a table seen from above; the amount is typed on the phone. */
export const AmountTyped = () => (
  <>
    <PinReader x={149} y={97} turn={4} scale={0.44} small>
      <Tick x={64} y={24} size={38} />
    </PinReader>
    <Phone x={17} y={39} turn={-4} scale={0.475} width={208} height={346} time="">
      <Label x={95} y={84} size={38} weight={600} tone="muted" anchor="middle">
        Amount
      </Label>
      <Label x={95} y={132} size={40} weight={800} anchor="middle">
        ₹2,000
      </Label>
      <path d="M20 156H170" className="stroke-brand" strokeWidth={6} />
      <path d={keypad} className="stroke-brand-soft" strokeWidth={24} />
    </Phone>
    <MomentBadge tone="brand" ground={cashGrounds[0]} at={[178, 58]}>
      <Glyph name="bluetooth" x={-16} y={-16} size={32} tone="on-brand" bold />
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
        <MomentBadge tone="marigold" ground={cashGrounds[2]}>
          <Glyph name="clock" x={-17} y={-17} size={34} tone="surface" bold />
        </MomentBadge>
      }
    >
      <MomentBadge tone="green" ground={cashGrounds[2]}>
        <Glyph name="check" x={-17} y={-17} size={34} tone="surface" bold />
      </MomentBadge>
    </Arrival>
  </>
);
