import { CheckSlot } from '../../kit/devices/CheckSlot.tsx';
import { CheckedCard } from '../../kit/documents/CheckedCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { panChecks, panSpecimen } from '../services/panSpecimen.ts';

/** The head of the PAN API page for phones: the card in the slot of the call that checks it. */
export function PanApiHeroNarrow() {
  return (
    <Scene width={400} height={392} ground="brand">
      <Rings x={400} y={392} size={320} tone="brand-lift" />
      <CheckedCard x={24} y={22} {...panSpecimen} checks={panChecks} narrow />
      <CheckSlot
        x={12}
        y={300}
        width={376}
        height={70}
        size={18}
        call="POST /v1/pan/verify"
        answer="200 OK"
      />
    </Scene>
  );
}
