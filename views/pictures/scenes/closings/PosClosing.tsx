import { CardTapper } from '../../kit/people/CardTapper.tsx';
import { Courier } from '../../kit/people/Courier.tsx';
import { FrontDoor } from '../../kit/places/FrontDoor.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A delivery at the door: the courier has the parcel on one arm and holds out the reader, and the customer has tapped her card. */
export function PosClosing() {
  return (
    <Scene {...closingSize}>
      <FrontDoor x={0} y={0} />
      <Courier x={-12} y={76} scale={2.15} />
      <CardTapper x={256} y={76} scale={2.15} />
      <Panel x={112} y={18} width={126} height={44}>
        <Label x={63} y={29} size={18} weight={800} tone="green-ink" anchor="middle">
          ₹640 paid
        </Label>
      </Panel>
    </Scene>
  );
}
