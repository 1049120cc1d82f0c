import { NewOrder } from '../../kit/screens/NewOrder.tsx';
import { BarChart } from '../../kit/shapes/Chart.tsx';
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
      <NewOrder x={27} y={48} scale={0.94} />
      <Panel x={27} y={330} width={346} height={122}>
        <Label x={20} y={68} size={21} weight={700}>
          Orders
        </Label>
        <BarChart x={128} y={24} width={200} height={76} values={ordersADay} />
      </Panel>
    </Scene>
  );
}
