import { At, type Place } from '../stage/At.tsx';
import { DoorKey } from '../things/DoorKey.tsx';
import { Hand } from './Hand.tsx';

/** A hand that comes up from below and holds a small key to a lock: the middle of the lock is at 0,0. */
export const KeyHandedOver = (place: Place) => (
  <At {...place}>
    <Hand x={20.5} y={76} turn={75} scale={0.44} reach={1600}>
      <DoorKey x={-148} y={-30} tone="green" scale={1.5} mirrored={104} />
    </Hand>
  </At>
);
