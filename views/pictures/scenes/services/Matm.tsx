import { Awning } from '../../kit/places/Awning.tsx';
import { CashOverCounter } from '../../kit/places/CashOverCounter.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

/** A shop that pays cash: the customer's card is in the reader, the withdrawal is approved, and the keeper gives her the notes. */
export function Matm() {
  return (
    <Scene width={640} height={520} ground="warm">
      <path d="M0 0H640V420H0z" className="marigold-soft" opacity={0.6} />
      <Shelf x={-20} y={168} scale={1.7} width={168} />
      <Shelf x={-20} y={254} scale={1.7} width={168} row="second" />
      <CashOverCounter x={0} y={104} />
      <Panel x={464} y={78} width={160} height={92}>
        <Label x={80} y={42} size={31} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={80} y={54} anchor="middle" size={15} was="Waiting">
          Approved
        </TurningPill>
      </Panel>
      <Awning x={0} y={0} stripe={640 / 9} count={9} drop={32} />
    </Scene>
  );
}
