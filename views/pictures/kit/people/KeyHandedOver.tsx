import { At, type Place } from '../stage/At.tsx';
import { DoorKey } from '../things/DoorKey.tsx';
import { Hand } from './Hand.tsx';

/** A hand that comes from the right below and gives a small key; the tip of the thumb is at 0,0, and its sleeve goes on and on. */
export const KeyHandedOver = (place: Place) => (
  <At {...place}>
    <Hand x={0} y={0} turn={7} scale={0.48} reach={1600}>
      <DoorKey x={-148} y={-30} tone="green" scale={1.5} mirrored={104} />
    </Hand>
  </At>
);
