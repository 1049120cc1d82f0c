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
      <Shelf x={64} y={128} scale={1.1} width={118} />
      <CashOverCounter x={-12} y={68} scale={0.66} />
      <ReaderWithCard x={294} y={316} scale={0.46} />
      <Balloon x={274} y={186} width={120} height={86} tail={{ x: 68, length: 32 }}>
        <Label x={60} y={37} size={25} weight={800} anchor="middle">
          ₹2,000
        </Label>
        <TurningPill x={60} y={48} anchor="middle" size={13} was="Waiting">
          Approved
        </TurningPill>
      </Balloon>
      <Awning x={0} y={0} stripe={400 / 7} count={7} drop={18} />
    </Scene>
  );
}
