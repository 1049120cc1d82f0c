import { CheckSlot } from '../../kit/devices/CheckSlot.tsx';
import { CheckedCard } from '../../kit/documents/CheckedCard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { panChecks, panSpecimen } from './panSpecimen.ts';

/** A specimen card above the call that checks it; each of its fields says what was found. */
export function PanCardApi() {
  return (
    <Scene width={640} height={520} ground="brand">
      <Rings x={640} y={520} size={420} tone="brand-lift" />
      <CheckedCard x={48} y={24} {...panSpecimen} checks={panChecks} />
      <CheckSlot
        x={88}
        y={422}
        width={464}
        height={72}
        size={22}
        call="POST /v1/pan/verify"
        answer="200 OK"
      />
    </Scene>
  );
}
