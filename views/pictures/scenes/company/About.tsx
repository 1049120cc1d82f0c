import { PlanSheet } from '../../kit/documents/PlanSheet.tsx';
import { MarketPlan } from '../../kit/places/MarketPlan.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Pencil } from '../../kit/things/Pencil.tsx';
import { Ruler } from '../../kit/things/Ruler.tsx';
import { TeaFromAbove } from '../../kit/things/TeaFromAbove.tsx';

/** The plan of a marketplace between a borrower and lenders lies on a table: nothing of it is more than a dashed line. */
export const About = () => (
  <Scene width={640} height={520} ground="sand">
    <PlanSheet x={40} y={66} turn={-3} width={544} height={404}>
      <MarketPlan x={32} y={54} gaps={[58, 84]} />
      <Pencil x={276} y={318} turn={-17} />
    </PlanSheet>
    <Ruler x={250} y={464} turn={-3} width={340} />
    <TeaFromAbove x={76} y={446} />
  </Scene>
);
