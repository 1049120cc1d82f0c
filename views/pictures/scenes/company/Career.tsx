import { DeveloperWithPhone, HandOnChair } from '../../kit/people/DeveloperWithPhone.tsx';
import { PersonSeated } from '../../kit/people/PersonSeated.tsx';
import { BookShelf } from '../../kit/places/BookShelf.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { CodeDesk } from '../../kit/places/CodeDesk.tsx';
import { OfficeWall } from '../../kit/places/OfficeWall.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';

const floor = 492;
const people = 1.72;
const him = { x: 20, y: floor - 264 * people, scale: people } as const;

/** Two developers in Kolkata: one types at her desk, the other leans on her chair and shows on a phone that the code on her screen runs. */
export function Career() {
  return (
    <Scene width={640} height={520}>
      <OfficeWall width={640} height={520} floor={436} />
      <BridgeWindow x={260} y={32} width={142} height={106} bars={[0.5]} tall />
      <BookShelf x={470} y={88} />
      <ellipse cx={330} cy={floor + 3} rx={296} ry={10} className="deep" opacity={0.14} />
      <DeveloperWithPhone {...him}>
        <TurningTick x={22} y={36} size={30} />
      </DeveloperWithPhone>
      <CodeDesk x={284} y={floor - 176} />
      <PersonSeated x={228} y={floor - 67 * people} scale={people} clothes="red" />
      <HandOnChair {...him} />
    </Scene>
  );
}
