import { RupeeCoin } from '../money/RupeeCoin.tsx';
import { BankFront } from '../places/BankFront.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';

const months = [24, 42, 33, 57, 74] as const;
const foot = 140;

/** A bank lends on a sheet with what comes in month by month, and below that it needs no collateral, 236 × 236. */
export const CashFlow = (place: Place) => (
  <At {...place}>
    <rect x={20} y={24} width={138} height={136} rx={10} className="shade" />
    <rect x={16} y={18} width={138} height={138} rx={10} className="surface" />
    <Label x={29} y={45} size={20} weight={700}>
      Cash flow
    </Label>
    {months.map((height, month) => (
      <rect
        key={height}
        x={28 + month * 19}
        y={foot - height}
        width={14}
        height={height}
        rx={3}
        className="green"
      />
    ))}
    <path d={`M26 ${foot}H138`} className="stroke-faint" strokeWidth={2} />
    <RupeeCoin x={188} y={50} radius={27} />
    <path d="M18 170H218" className="stroke-green" strokeWidth={4} opacity={0.5} />
    <BankFront x={124} y={84} scale={0.4} />
    <rect x={16} y={182} width={204} height={40} rx={20} className="surface" />
    <Tick x={41} y={202} size={26} />
    <Label x={64} y={209} size={20} weight={700} tone="green-ink">
      No collateral
    </Label>
  </At>
);
