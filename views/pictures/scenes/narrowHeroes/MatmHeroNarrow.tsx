import { Awning } from '../../kit/places/Awning.tsx';
import { CashOverCounter } from '../../kit/places/CashOverCounter.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Balloon } from '../../kit/shapes/Balloon.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

/** The same for phones: the keeper, the hand that takes the notes, and the reader are all nearer. */
export function MatmHeroNarrow() {
  return (
    <Scene width={400} height={416} ground="warm">
      <path d="M0 0H400V360H0z" className="marigold-soft" opacity={0.6} />
      <Shelf x={-12} y={118} scale={1.3} width={124} />
      <Shelf x={-12} y={178} scale={1.3} width={124} row="second" />
      <CashOverCounter x={-8} y={138} scale={0.64} />
      <Balloon x={266} y={74} width={124} height={86} tail={{ x: 75, length: 22 }}>
        <Label x={62} y={38} size={28} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={62} y={49} anchor="middle" size={13.5} was="Waiting">
          Approved
        </TurningPill>
      </Balloon>
      <Awning x={0} y={0} stripe={400 / 7} count={7} drop={18} />
    </Scene>
  );
}
