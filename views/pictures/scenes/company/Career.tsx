import { AppTester } from '../../kit/people/AppTester.tsx';
import { BoardWriter } from '../../kit/people/BoardWriter.tsx';
import { LaptopOnKnees } from '../../kit/people/LaptopOnKnees.tsx';
import { FlowBoard } from '../../kit/places/FlowBoard.tsx';
import { TestTable } from '../../kit/places/TestTable.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningTick } from '../../kit/stage/TurningTick.tsx';
import { PendantLamp } from '../../kit/things/PendantLamp.tsx';

const floor = 490;
const people = 1.45;
const top = floor - 264 * people;

/** Three developers around a board with the way of a payment: one tries the app on a shop’s phone and printer, one types on her knees, one writes the last step. */
export function Career() {
  return (
    <Scene width={640} height={520} ground="sand">
      <path d="M54 82H134L300 436H-40z" className="warm-lift" />
      <path d="M0 436H640V520H0z" className="brand-lift" opacity={0.3} />
      <PendantLamp x={94} y={0} />
      <FlowBoard x={190} y={30} />
      <ellipse cx={72} cy={floor - 1} rx={62} ry={7} className="deep" opacity={0.14} />
      <TestTable x={134} y={floor - 200} />
      <AppTester x={2} y={top} scale={people}>
        <TurningTick x={22} y={37} size={30} />
      </AppTester>
      <LaptopOnKnees x={292} y={floor - 84 * people} scale={people} />
      <At x={486} y={top} mirrored={96 * people}>
        <ellipse cx={70} cy={264 * people - 1} rx={70} ry={7} className="deep" opacity={0.14} />
        <BoardWriter x={0} y={0} scale={people} />
      </At>
    </Scene>
  );
}
