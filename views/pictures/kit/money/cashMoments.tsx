import { Phone } from '../devices/Phone.tsx';
import { PinReader } from '../devices/PinReader.tsx';
import { BankFront } from '../places/BankFront.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At } from '../stage/At.tsx';
import { MomentGround } from '../stage/MomentBadge.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { cashGrounds } from './cashGrounds.ts';

/* The moments of a cash withdrawal by debit card, each 236 × 236. */

const keypad = [194, 230, 266, 302].map((y) => `M32 ${y}h14m42 0h14m42 0h14`).join('');

/* The phone and the reader are as large in every moment. */
const phone = { y: 51, scale: 0.45, width: 208, height: 346, time: '' } as const;
/** How large the reader is in each moment. */
export const readerScale = 0.47;

/* The dotted way over both, between the middle of the phone's upper edge and what the phone is joined to. */
const Link = ({ d }: { readonly d: string }) => (
  <path d={d} className="stroke-brand" strokeWidth={4.5} strokeDasharray="0 9.500" />
);

/** A phone and the reader that it has found, side by side and joined by Bluetooth; the amount is typed on the phone. */
export const AmountTyped = () => (
  <>
    <MomentGround width={214} />
    <Phone x={18} {...phone}>
      <Label x={95} y={87} size={40} weight={600} tone="muted" anchor="middle">
        Amount
      </Label>
      <Label x={95} y={135} size={43} weight={800} anchor="middle">
        ₹2,000
      </Label>
      <path d="M20 160H170" className="stroke-brand" strokeWidth={6} />
      <path d={keypad} className="stroke-brand-soft" strokeWidth={23} />
    </Phone>
    <PinReader x={143} y={90} scale={readerScale} small>
      <Tick x={64} y={24} size={38} />
    </PinReader>
    <Link d="M65 41C67 33 76 33 88 33H152C172 33 180 48 180.500 80" />
    <At x={130} y={33}>
      <circle r={26} className={cashGrounds[0]} />
      <circle r={21} className="brand" />
      <Glyph name="bluetooth" x={-14} y={-14} size={28} tone="on-brand" bold />
    </At>
  </>
);

/** The bank behind has checked the withdrawal, and its answer is on the phone: approved. */
export const BankApproved = () => (
  <>
    <ellipse cx={160} cy={198} rx={68} ry={5} className="shade" />
    <BankFront x={98} y={86} scale={0.52} wall="brand-lift" />
    <Link d="M160 79C160 48 146 28 116 28 92 28 75 32 71 44" />
    <ellipse cx={72} cy={208} rx={56} ry={6} className="shade" />
    <Phone x={24} {...phone}>
      <Label x={95} y={96} size={43} weight={800} anchor="middle">
        ₹2,000
      </Label>
      <TurningTick x={95} y={166} size={86} />
    </Phone>
    <Panel x={14} y={154} width={114} height={36} radius={12}>
      <Label x={57} y={24.5} size={19} weight={700} tone="green-ink" anchor="middle">
        Approved
      </Label>
    </Panel>
  </>
);
