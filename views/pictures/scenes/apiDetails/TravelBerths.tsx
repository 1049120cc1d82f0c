import { Rings } from '../../kit/Backdrop.tsx';
import { BerthHolder, BerthPlan } from '../../kit/BerthPlan.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The plan of coach B2 with berth 31 beside the corridor, and its passenger. */
export function TravelBerths() {
  return (
    <Scene width={480} height={440} ground="tint" grows="around">
      <Rings x={480} y={440} size={360} />
      <BerthPlan x={0} y={28} />
      <Panel x={32} y={328} width={416} height={84}>
        <BerthHolder />
      </Panel>
    </Scene>
  );
}
