import { CheckSlot } from '../../kit/devices/CheckSlot.tsx';
import { CheckedCard } from '../../kit/documents/CheckedCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { panChecks, panSpecimen } from '../services/panSpecimen.ts';

/** The head of the PAN API page for phones: the card above the call that checks it. */
export function PanApiHeroNarrow() {
  return (
    <Scene width={400} height={392} ground="brand">
      <Rings x={400} y={392} size={320} tone="brand-lift" />
      <CheckedCard x={24} y={20} {...panSpecimen} checks={panChecks} narrow />
      <CheckSlot
        x={40}
        y={324}
        width={320}
        height={50}
        size={16}
        call="POST /v1/pan/verify"
        answer="200 OK"
      />
    </Scene>
  );
}
