import { FlatScanner } from '../../kit/devices/FlatScanner.tsx';
import { PaidOutPhone } from '../../kit/devices/PaidOutPhone.tsx';
import { ScannerCable } from '../../kit/devices/ScannerCable.tsx';
import { OperatorPapers } from '../../kit/documents/OperatorPapers.tsx';
import { StandingSign } from '../../kit/documents/StandingSign.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What a banking counter needs: the sign that the bank’s rules ask for, before it the scanner, wired to the phone, and in front the documents of its operator. */
export function AepsCounter() {
  return (
    <Scene width={400} height={396} ground="mint" grows="above">
      <Rings x={0} y={0} size={300} tone="green-soft" />
      <path d="M-400 231H800V631H-400z" className="sheen-from" />
      <StandingSign x={71} y={17} scale={1.4} />
      <ellipse cx={310} cy={280} rx={66} ry={6} className="shade" />
      <ScannerCable d="M140 262C166 264 172 277 188 277S214 253" plug={[240, 253]} />
      <FlatScanner x={24} y={226} scale={1.15} />
      <PaidOutPhone x={248} y={195} />
      <OperatorPapers x={47} y={294} />
    </Scene>
  );
}
