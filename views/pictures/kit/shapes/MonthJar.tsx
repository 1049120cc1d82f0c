import { rupees } from '#content/rupees.ts';
import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { Label } from './Label.tsx';

/* From the bottom of the jar; together ₹22,800. */
const transfers = [
  ['3 Nov', 5000],
  ['7 Nov', 4500],
  ['12 Nov', 4800],
  ['18 Nov', 4500],
  ['24 Nov', 4000],
] as const;

const sent = transfers.reduce((sum, [, amount]) => sum + amount, 0);
const most = 25_000;

/* Where the inside of the jar begins, and ends on its bottom. */
const [brim, bottom] = [60, 384];

const levelOf = (amount: number): number => bottom - ((bottom - brim) * amount) / most;

/** What is in the jar below each transfer. */
const below = transfers.map((_, index) =>
  transfers.slice(0, index).reduce((sum, [, amount]) => sum + amount, 0),
);

/** A jar that is full at ₹25,000, 360 × 396: what one sender has sent in a month lies in it, transfer by transfer, an arrow from above comes to the room that is left, and its lid tells how much goes in at once. */
export const MonthJar = (place: Place) => (
  <At {...place}>
    <ContactShadow x={118} y={392} width={256} />
    <path d={glass} className="surface" />
    <Room />
    {transfers.map(([day, amount], index) => (
      <Slab key={day} day={day} amount={amount} from={below[index] ?? 0} />
    ))}
    <path d={glass} className="stroke-brand-lift" strokeWidth={4} />
    <Lid />
    <Sum />
  </At>
);

const glass = 'M24 38H212V44Q236 48 236 74V368Q236 394 210 394H26Q0 394 0 368V74Q0 48 24 44z';

const Room = () => {
  const foot = levelOf(sent) - 4;
  const d = `M12 ${foot}V76Q12 ${brim} 28 ${brim}H208Q224 ${brim} 224 76V${foot}z`;
  return (
    <>
      <path d={d} className="green-soft" />
      <path d={d} className="stroke-green" strokeWidth={2.5} strokeDasharray="2 7" />
      <path
        d="M296-20C304 20 300 60 250 71M263 60L249 71.500 264 80"
        className="stroke-green"
        strokeWidth={3.5}
      />
    </>
  );
};

interface SlabProps {
  readonly day: string;
  readonly amount: number;
  /** What is in the jar below it. */
  readonly from: number;
}

const Slab = ({ day, amount, from }: SlabProps) => {
  const top = levelOf(from + amount);
  const height = levelOf(from) - top - 5;
  const line = top + height / 2 + 7;
  return (
    <>
      <rect x={12} y={top} width={212} height={height} rx={10} fill="url(#sheen)" />
      <Label x={28} y={line} size={19} tone="on-brand">
        {day}
      </Label>
      <Label x={208} y={line} size={21} weight={700} tone="on-brand" anchor="end">
        {rupees(amount)}
      </Label>
    </>
  );
};

const Lid = () => (
  <>
    <rect x={2} y={0} width={232} height={40} rx={10} className="marigold" />
    <path d="M2 32H234a10 10 0 01-10 8H12a10 10 0 01-10-8z" className="shade" />
    <Label x={118} y={24} size={18} weight={700} tone="deep" anchor="middle">
      At most ₹5,000 at once
    </Label>
  </>
);

/* A brace beside all five. */
const Sum = () => {
  const [top, middle, foot] = [levelOf(sent), (levelOf(sent) + bottom) / 2, bottom - 5];
  return (
    <>
      <path
        d={`M246 ${top + 4}q8 0 8 8V${middle - 8}q0 8 8 8q-8 0-8 8V${foot - 8}q0 8-8 8`}
        className="stroke-muted"
        strokeWidth={2.5}
      />
      <Label x={270} y={middle - 4} size={20} weight={800}>
        {rupees(sent)}
      </Label>
      <Label x={270} y={middle + 20} size={18} tone="muted">
        sent
      </Label>
    </>
  );
};
