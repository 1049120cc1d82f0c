import { RadioMast } from '../devices/RadioMast.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';
import { WindowLight } from './RechargeCounter.tsx';

/** The operator’s mast over a town and what it answers, with its reference, in a card 236 × 236. */
export const OperatorAnswer = () => (
  <>
    <WindowLight />
    <path d="M96 200V130h34V62h30v-24h30v42h16v-16h30V200z" className="brand-lift" opacity={0.3} />
    <path d="M0 190Q62 166 124 186T236 178V236H0z" className="brand-lift" />
    <ellipse cx={52} cy={187} rx={45} ry={6} className="deep" opacity={0.3} />
    {/* Its legs end left of the bubble, and its waves above it. */}
    <RadioMast x={47} y={35} scale={1.04} />
    <path d="M0 222Q70 204 140 216T236 208V236H0z" className="rim" />
    <Answer x={90} y={92} />
  </>
);

/** A bubble, 138 × 76, whose tail points to the antenna. */
const Answer = (place: Place) => (
  <At {...place}>
    <Shadow width={138} height={76} radius={18} />
    <path
      d="M18 0H24L12-14Q34-12 44 0H120a18 18 0 0118 18V58a18 18 0 01-18 18H18A18 18 0 010 58V18A18 18 0 0118 0z"
      className="surface"
    />
    <TurningTick x={23} y={25} size={26} />
    <Label x={41} y={33} size={21} weight={800} tone="green-ink">
      Success
    </Label>
    <Label x={11} y={63} size={20.2} tone="muted">
      Ref. XXX418
    </Label>
  </At>
);
