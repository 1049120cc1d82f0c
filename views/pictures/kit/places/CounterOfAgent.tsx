import { FlatScanner } from '../devices/FlatScanner.tsx';
import { PaidOutPhone } from '../devices/PaidOutPhone.tsx';
import { ScannerCable } from '../devices/ScannerCable.tsx';
import { StandingSign } from '../documents/StandingSign.tsx';
import { At, type Place } from '../stage/At.tsx';

/* From the edge at the wall to the edge in front. */
const depth = 124;

/** The counter of a bank’s agent, 400 wide, from its edge at the wall, where it is 124 deep: a sign behind, which reaches 190 above it, and a scanner wired to a phone. */
export function CounterOfAgent(place: Place) {
  return (
    <At {...place}>
      <path d={`M-400 0H800V${depth}H-400z`} className="brand-lift" />
      <path d={`M-400 ${depth}H800V${depth + 400}H-400z`} className="brand" />
      <path d={`M-400 ${depth}H800v3H-400z`} className="on-brand" opacity={0.25} />
      <StandingSign x={65} y={-190} scale={1.4} />
      <ellipse cx={308} cy={95} rx={76} ry={7} className="shade" />
      <ScannerCable d="M168 74C194 78 186 38 230 38" plug={[230, 38]} />
      <FlatScanner x={26} y={36} scale={1.28} />
      <PaidOutPhone x={238} y={1} scale={1.12} />
    </At>
  );
}
