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
      {/* The goods are where nothing stands before them: not behind his head, the notes or the reader. */}
      <Shelf x={-20} y={140} scale={1.7} width={150} />
      <Shelf x={-20} y={216} scale={1.7} width={150} row="second" />
      <CashOverCounter x={0} y={120} digits />
      <Balloon x={470} y={76} width={152} height={94} tail={{ x: 78, length: 26 }}>
        <Label x={76} y={42} size={31} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={76} y={54} anchor="middle" size={15} was="Waiting">
          Approved
        </TurningPill>
      </Balloon>
      <Awning x={0} y={0} stripe={640 / 9} count={9} drop={22} />
    </Scene>
  );
}
