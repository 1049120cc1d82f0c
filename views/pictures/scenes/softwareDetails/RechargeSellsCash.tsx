import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

/** A cash withdrawal, and the scanner for the finger that confirms it. */
export function RechargeSellsCash() {
  return (
    <Scene width={400} height={400} ground="mint">
      <Rings x={0} y={400} size={320} tone="green-soft" />
      <Panel x={24} y={24} width={352} height={108}>
        <Label x={24} y={44} size={21} tone="muted">
          Cash withdrawal
        </Label>
        <Label x={24} y={84} size={34} weight={800}>
          ₹3,000
        </Label>
        <Tick x={304} y={54} size={48} />
      </Panel>
      <Scanner x={118} y={160} scale={1.14} />
    </Scene>
  );
}
