import { DeskPhone } from '../devices/DeskPhone.tsx';
import { TelephoneOrderTaker } from '../people/TelephoneOrderTaker.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A wholesaler who takes an order by telephone and writes it into a register, 400 wide, behind a counter with its front below 20; it is as wide as any picture. */
export const WholesaleCounter = (place: Place) => (
  <At {...place}>
    <path d="M-1200 18H2000V400H-1200z" fill="url(#sheen)" />
    <path d="M-1200-20H2000V20H-1200z" className="brand-lift" />
    <DeskPhone x={286} y={-70} scale={0.66} />
    <Register />
    <TelephoneOrderTaker x={20.5} y={-272} scale={1.7} />
  </At>
);

/** Open under the hand that writes, flat on the counter. */
const Register = () => (
  <g className="sheet">
    <path d="M44 12H240v5H44z" className="on-deep-muted" />
    <path d="M62-15H222L240 13H44z" className="paper" />
    <path d="M136-15L138 13" className="stroke-on-deep-muted" strokeWidth={2} />
    <path
      d="M158-9H213M158-3H217M164 3H221"
      className="stroke-pen"
      strokeWidth={2}
      opacity={0.45}
    />
  </g>
);
