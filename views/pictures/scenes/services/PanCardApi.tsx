import { CheckSlot } from '../../kit/devices/CheckSlot.tsx';
import { CheckedCard } from '../../kit/documents/CheckedCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { panChecks, panSpecimen } from './panSpecimen.ts';

/** A specimen card in the slot of the call that checks it; each of its fields says what was found. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={640} y={520} size={420} tone="brand-lift" />
      <CheckedCard x={48} y={28} {...panSpecimen} checks={panChecks} />
      <CheckSlot
        x={24}
        y={392}
        width={592}
        height={92}
        size={24}
        call="POST /v1/pan/verify"
        answer="200 OK"
      />
    </Scene>
  );
}
