import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { CardHeldOut } from '../../kit/people/CardHeldOut.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { ParcelLid } from '../../kit/things/ParcelLid.tsx';
import { closingSize } from './closingSize.ts';

/** A delivery that is paid for, from above: the reader lies on the parcel, and the customer has tapped her card at it. */
export function PosClosing() {
  return (
    <Scene {...closingSize} ground="lilac">
      <ParcelLid x={32} y={28} />
      <PocketReader x={92} y={46}>
        <Tick x={24} y={24} size={32} />
        <Label x={84} y={34} size={28} weight={800} anchor="middle">
          ₹640
        </Label>
      </PocketReader>
      <CardHeldOut x={310} y={242} turn={46} scale={0.68} />
    </Scene>
  );
}
