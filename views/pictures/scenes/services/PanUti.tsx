import { PanSlip } from '../../kit/documents/PanSlip.tsx';
import { PanCounter, PanSign } from '../../kit/places/PanCounter.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** An applicant hands her documents over the counter, and the printer on it gives her a slip. */
export function PanUti() {
  return (
    <Scene width={640} height={520}>
      <Rings x={320} y={200} size={380} />
      <PanSign x={150} y={36} />
      <PanCounter x={16} y={60} scale={1.74} width={320} />
      <PanSlip x={436} y={110} scale={0.6} />
      <Label x={200} y={444} size={24} weight={700} tone="on-brand">
        New PAN · Correction · Reprint
      </Label>
    </Scene>
  );
}
