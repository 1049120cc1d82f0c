import { BrandMark } from '../screens/BrandMark.tsx';
import { malda } from '../screens/malda.ts';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';
import { Phone } from './Phone.tsx';

/** Of the screen, and between its edge and what is on it. */
const width = 218;
const pad = 16;

const receipt = [
  ['Reference', 'XXX418'],
  ['You earn', '₹3'],
] as const;

interface SoldPhoneProps extends Place {
  /** It ends below the amount, without the receipt, where something else covers its foot. */
  readonly short?: true;
}

/** A retailer’s phone, 236 × 452 or 350 if short, with a recharge that was just sold in the app of Malda Mobile: number, plan, amount, receipt. */
export const SoldPhone = ({ short, ...place }: SoldPhoneProps) => (
  <Phone
    {...place}
    width={width + 18}
    height={short ? 350 : 452}
    screen={malda.tone}
    mark={malda.on}
    time=""
  >
    <BrandMark x={pad} y={42} tile={malda.on} tone={malda.tone} scale={0.92} />
    <Label x={72} y={71} size={19} weight={800} tone={malda.on}>
      {malda.name}
    </Label>
    <path d={`M0 100H${width}V452H0z`} className="surface" />
    <Label x={pad} y={130} size={16} tone="muted">
      Prepaid, 28 days
    </Label>
    <Label x={pad} y={158} size={22} weight={700}>
      98300 XXXXX
    </Label>
    <At x={pad} y={174}>
      <rect width={width - 2 * pad} height={98} rx={14} className={malda.soft} />
      <Label x={14} y={48} size={40} weight={800}>
        ₹200
      </Label>
      <TurningPill x={14} y={60} size={15} was="Pending">
        Success
      </TurningPill>
    </At>
    {!short && <ReceiptPart />}
  </Phone>
);

const ReceiptPart = () => (
  <>
    {receipt.map(([name, value], index) => (
      <At key={name} x={pad} y={302 + index * 36}>
        <Label x={0} y={0} size={16} tone="muted">
          {name}
        </Label>
        <Label x={width - 2 * pad} y={0} size={16} weight={700} anchor="end">
          {value}
        </Label>
        <path d={`M0 13H${width - 2 * pad}`} className="stroke-line" />
      </At>
    ))}
    <At x={pad} y={370}>
      <rect width={width - 2 * pad} height={46} rx={14} className={malda.tone} />
      <Label x={width / 2 - pad} y={30} size={18} weight={700} tone={malda.on} anchor="middle">
        Print receipt
      </Label>
    </At>
  </>
);
