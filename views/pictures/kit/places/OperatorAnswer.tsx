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
    <ellipse cx={64} cy={188} rx={52} ry={6} className="deep" opacity={0.3} />
    <RadioMast x={56} y={14} scale={1.2} />
    <path d="M0 222Q70 204 140 216T236 208V236H0z" className="rim" />
    <Answer x={77} y={88} />
  </>
);

/** A bubble, 146 × 80, whose tail points to the antenna. */
const Answer = (place: Place) => (
  <At {...place}>
    <Shadow width={146} height={80} radius={18} />
    <path
      d="M18 0H24L14-14Q36-12 46 0H128a18 18 0 0118 18V62a18 18 0 01-18 18H18A18 18 0 010 62V18A18 18 0 0118 0z"
      className="surface"
    />
    <TurningTick x={25} y={26} size={28} />
    <Label x={44} y={34} size={22} weight={800} tone="green-ink">
      Success
    </Label>
    <Label x={10} y={66} size={21.7} tone="muted">
      Ref. XXX418
    </Label>
  </At>
);
