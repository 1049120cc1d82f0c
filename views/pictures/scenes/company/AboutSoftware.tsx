import { NewOrderBrief } from '../../kit/screens/NewOrderBrief.tsx';
import { BarChart } from '../../kit/shapes/BarChart.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const ordersADay = [34, 52, 45, 61, 78];

/** The screen of an application on which an order is entered, and how many a day there are. */
export function AboutSoftware() {
  return (
    <Scene width={400} height={500} ground="lilac" grows="around">
      <Rings x={400} y={0} size={360} tone="brand-soft" />
      <NewOrderBrief x={34} y={54} />
      <Panel x={34} y={314} width={332} height={128}>
        <Label x={24} y={72} size={23} weight={700}>
          Orders
        </Label>
        <BarChart x={126} y={26} width={186} height={78} values={ordersADay} />
      </Panel>
    </Scene>
  );
}
