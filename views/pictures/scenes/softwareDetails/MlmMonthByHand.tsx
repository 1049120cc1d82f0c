import { Rings } from '../../kit/Backdrop.tsx';
import { Pencil, SampleMonth, SquaredSheet } from '../../kit/MonthByHand.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A month that an accountant has worked out on squared paper, and the same figures from the software. */
export function MlmMonthByHand() {
  return (
    <Scene width={480} height={616} ground="mint" grows="around">
      <Rings x={0} y={616} size={400} tone="green-soft" />
      <SquaredSheet x={28} y={36} turn={-2.5} />
      <Pencil x={436} y={44} turn={14} />
      <SampleMonth x={112} y={352} width={340} />
    </Scene>
  );
}
