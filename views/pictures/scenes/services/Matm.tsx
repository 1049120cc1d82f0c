import { ReaderWithCard } from '../../kit/devices/ReaderWithCard.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { CashOverCounter } from '../../kit/places/CashOverCounter.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Balloon } from '../../kit/shapes/Balloon.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

/** A shop that pays cash: the customer's card is in the reader, the withdrawal is approved, and the keeper gives her the notes. */
export function Matm() {
  return (
    <Scene width={640} height={520} ground="warm">
      <path d="M0 0H640V420H0z" className="marigold-soft" opacity={0.6} />
      {/* The goods are where nothing stands before them. */}
      <Shelf x={122} y={136} scale={1.4} width={118} />
      <CashOverCounter x={0} y={0} />
      <ReaderWithCard x={478} y={366} scale={0.7} />
      <Balloon x={446} y={190} width={178} height={132} tail={{ x: 96, length: 34 }}>
        <Label x={89} y={56} size={41} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={89} y={76} anchor="middle" size={19} was="Waiting">
          Approved
        </TurningPill>
      </Balloon>
      <Awning x={0} y={0} stripe={640 / 9} count={9} drop={22} />
    </Scene>
  );
}
