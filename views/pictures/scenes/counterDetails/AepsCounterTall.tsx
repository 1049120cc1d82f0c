import { FlatScanner } from '../../kit/devices/FlatScanner.tsx';
import { PaidOutPhone } from '../../kit/devices/PaidOutPhone.tsx';
import { ScannerCable } from '../../kit/devices/ScannerCable.tsx';
import { OperatorPapers } from '../../kit/documents/OperatorPapers.tsx';
import { StandingSign } from '../../kit/documents/StandingSign.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words, larger: each thing in a row of its own. */
export function AepsCounterTall() {
  return (
    <Scene width={400} height={620} ground="mint" grows="above">
      <Rings x={400} y={0} size={420} tone="green-soft" />
      <path d="M-400 318H800V1020H-400z" className="sheen-from" />
      <StandingSign x={22} y={40} scale={1.935} />
      <ellipse cx={293} cy={437} rx={84} ry={7} className="shade" />
      <ScannerCable d="M176 416C206 422 180 372" plug={[206, 372]} />
      <FlatScanner x={24} y={372} scale={1.4} />
      <PaidOutPhone x={214} y={324} scale={1.3} />
      <OperatorPapers x={24} y={476} scale={1.15} />
    </Scene>
  );
}
