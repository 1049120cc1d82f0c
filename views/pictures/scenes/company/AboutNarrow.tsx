import { PlanSheet } from '../../kit/documents/PlanSheet.tsx';
import { MarketPlan } from '../../kit/places/MarketPlan.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Pencil } from '../../kit/things/Pencil.tsx';
import { Ruler } from '../../kit/things/Ruler.tsx';
import { TeaFromAbove } from '../../kit/things/TeaFromAbove.tsx';

/** The same on a narrower sheet for a phone. */
export const AboutNarrow = () => (
  <Scene width={480} height={496} ground="sand">
    <PlanSheet x={28} y={50} turn={-3} width={418} height={396}>
      <MarketPlan x={28} y={60} scale={0.88} gaps={[28, 42]} />
      <Pencil x={214} y={306} turn={-25} scale={0.78} />
    </PlanSheet>
    <Ruler x={172} y={440} turn={-3} width={280} />
    <TeaFromAbove x={66} y={424} />
  </Scene>
);
