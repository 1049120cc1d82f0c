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
      {/* Nothing stands up behind the keeper's head. */}
      <Shelf x={-12} y={128} scale={1.3} width={330} stocked={160} />
      <Shelf x={-12} y={206} scale={1.3} width={184} row="second" />
      <Shelf x={258} y={206} scale={1.3} width={120} row="second" />
      <CashOverCounter x={-36} y={126} scale={0.675} />
      <Balloon x={264} y={82} width={124} height={86} tail={{ x: 85, length: 48 }}>
        <Label x={62} y={38} size={28} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={62} y={49} anchor="middle" size={13.5} was="Waiting">
          Approved
        </TurningPill>
      </Balloon>
      <Awning x={0} y={0} stripe={400 / 7} count={7} drop={26} />
    </Scene>
  );
}
