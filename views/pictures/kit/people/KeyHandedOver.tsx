import { At, type Place } from '../stage/At.tsx';
import { DoorKey } from '../things/DoorKey.tsx';
import { Hand } from './Hand.tsx';

/** A hand that comes from the left and gives a small key, 200 × 84; its sleeve goes on to the left. */
export const KeyHandedOver = (place: Place) => (
  <At {...place}>
    <path d="M-500 2H8V81H-500z" className="brand" />
    <Hand x={-46} y={20} scale={0.5} mirrored={340}>
      <At x={-120} y={-6} mirrored={132}>
        <DoorKey x={0} y={0} tone="green" scale={1.27} />
      </At>
    </Hand>
  </At>
);
