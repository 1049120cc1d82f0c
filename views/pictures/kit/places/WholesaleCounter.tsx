import { DeskPhone } from '../devices/DeskPhone.tsx';
import { TelephoneOrderTaker } from '../people/TelephoneOrderTaker.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A wholesaler who takes an order by telephone and writes it into a register, 400 wide, behind a counter with its front below 12; it is as wide as any picture. */
export const WholesaleCounter = (place: Place) => (
  <At {...place}>
    <path d="M-400 10H800V400H-400z" fill="url(#sheen)" />
    <path d="M-400-20H800V12H-400z" className="brand-lift" />
    <DeskPhone x={294} y={-83} scale={0.74} lifted />
    <Register />
    <TelephoneOrderTaker x={60} y={-280} scale={1.75} />
  </At>
);

/** Open under the hand that writes, flat on the counter. */
const Register = () => (
  <g className="sheet">
    <path d="M92 6H276v5H92z" className="on-deep-muted" />
    <path d="M104-15H266L276 7H92z" className="paper" />
    <path d="M178-15L180 7" className="stroke-on-deep-muted" strokeWidth={2} />
    <path
      d="M190-9H256M190-2H260M190 4H262"
      className="stroke-pen"
      strokeWidth={2}
      opacity={0.45}
    />
  </g>
);
