import { ReaderWithCard } from '../../kit/devices/ReaderWithCard.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { CashOverCounter } from '../../kit/places/CashOverCounter.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { Balloon } from '../../kit/shapes/Balloon.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningPill } from '../../kit/stage/TurningPill.tsx';

/** The same for phones: keeper, customer and reader are all nearer. */
export function MatmHeroNarrow() {
  return (
    <Scene width={400} height={416} ground="warm">
      <path d="M0 0H400V360H0z" className="marigold-soft" opacity={0.6} />
      <Shelf x={92} y={124} scale={1.1} width={80} />
      <CashOverCounter x={0} y={72} scale={0.665} />
      <ReaderWithCard x={269} y={166} scale={0.74} digits />
      <Balloon x={266} y={66} width={124} height={80} tail={{ x: 66, length: 18 }}>
        <Label x={62} y={37} size={28} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={62} y={47} anchor="middle" size={13.5} was="Waiting">
          Approved
        </TurningPill>
      </Balloon>
      <Awning x={0} y={0} stripe={400 / 7} count={7} drop={18} />
    </Scene>
  );
}
