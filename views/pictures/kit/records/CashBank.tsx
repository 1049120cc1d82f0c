import { outline } from '../places/outlinedPlaces.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const months = [28, 46, 38, 60, 74] as const;
const foot = 182;

/** The dashed front of a bank, 264 × 264: in it what comes in month by month, and below that it needs no collateral. */
export const CashBank = (place: Place) => (
  <At {...place}>
    <path d="M0 62L132 0 264 62z" className="on-brand" opacity={0.14} />
    <path d="M0 62L132 0 264 62zM9 68V264M255 68V264" {...outline} />
    <Label x={132} y={50} size={21} weight={700} tone="on-brand" anchor="middle">
      Lender
    </Label>
    <rect x={20} y={76} width={224} height={124} rx={12} className="surface" />
    <Label x={36} y={106} size={21} weight={600}>
      Cash flow
    </Label>
    {months.map((height, month) => (
      <rect
        key={height}
        x={40 + month * 40}
        y={foot - height}
        width={24}
        height={height}
        rx={4}
        className="green"
      />
    ))}
    <path d={`M36 ${foot}H228`} className="stroke-faint" strokeWidth={1.5} />
    <rect x={20} y={208} width={224} height={49} rx={12} className="surface" />
    <Label x={36} y={240} size={21} weight={600}>
      No collateral
    </Label>
    <Tick x={222} y={232.5} size={28} />
  </At>
);
