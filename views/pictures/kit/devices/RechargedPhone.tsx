import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { Phone } from './Phone.tsx';

interface RechargedPhoneProps extends Place {
  readonly height?: number;
  /** How far down its screen begins to say something: a whole tall phone says it in its middle. */
  readonly drop?: number;
}

/** A customer’s phone after a recharge, 224 wide; what it says is 270 high. */
export const RechargedPhone = ({ height = 324, drop = 0, ...place }: RechargedPhoneProps) => (
  <Phone {...place} width={224} height={height} time="">
    <At x={0} y={drop}>
      <TurningTick x={103} y={90} size={62} />
      <Label x={103} y={158} size={27} weight={700} tone="green-ink" anchor="middle">
        Recharged
      </Label>
      <Label x={103} y={208} size={42} weight={800} anchor="middle">
        ₹299
      </Label>
      <path d="M24 228.500H182" className="stroke-line" />
      <Label x={103} y={266} size={22.4} weight={600} tone="muted" anchor="middle">
        98300 XXXXX
      </Label>
    </At>
  </Phone>
);
