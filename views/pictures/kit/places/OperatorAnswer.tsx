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
    <ellipse cx={63} cy={187} rx={41} ry={6} className="deep" opacity={0.3} />
    {/* Its legs end left of the bubble, and its waves above it. */}
    <RadioMast x={59} y={46} scale={0.96} />
    <path d="M0 222Q70 204 140 216T236 208V236H0z" className="rim" />
    <Answer x={106} y={84} />
  </>
);

/** A bubble, 110 × 104, whose tail points to the antenna. */
const Answer = (place: Place) => (
  <At {...place}>
    <Shadow width={110} height={104} radius={18} />
    <path
      d="M18 0H22L4-14Q30-12 42 0H92a18 18 0 0118 18V86a18 18 0 01-18 18H18A18 18 0 010 86V18A18 18 0 0118 0z"
      className="surface"
    />
    <TurningTick x={55} y={29} size={30} />
    <Label x={55} y={67} size={21} weight={800} tone="green-ink" anchor="middle">
      Success
    </Label>
    <Label x={55} y={90} size={20} tone="muted" anchor="middle">
      XXX418
    </Label>
  </At>
);
