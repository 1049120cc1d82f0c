import { FlatScanner } from '../../kit/devices/FlatScanner.tsx';
import { PaidOutPhone } from '../../kit/devices/PaidOutPhone.tsx';
import { ScannerCable } from '../../kit/devices/ScannerCable.tsx';
import { StandingSign } from '../../kit/documents/StandingSign.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The edges of the counter at the wall and in front. */
const back = 306;
const front = 494;

/** The same beside words, from nearer: the scanner lies in front, the phone further back. */
export const AepsCounterTall = () => (
  <Scene width={400} height={528} ground="mint" grows="above">
    <Rings x={400} y={0} size={420} tone="green-soft" />
    <path d={`M-400 ${back}H800V${front}H-400z`} className="brand-lift" />
    <path d={`M-400 ${front}H800V928H-400z`} className="brand" />
    <path d={`M-400 ${front}H800v3H-400z`} className="on-brand" opacity={0.25} />
    <StandingSign x={22.5} y={40} scale={1.93} />
    <ellipse cx={300} cy={439} rx={92} ry={8} className="shade" />
    <ScannerCable d="M196 452C226 452 184 378 214 376" plug={[214, 376]} />
    <FlatScanner x={22} y={394} scale={1.6} />
    <PaidOutPhone x={218} y={324} scale={1.34} />
  </Scene>
);
