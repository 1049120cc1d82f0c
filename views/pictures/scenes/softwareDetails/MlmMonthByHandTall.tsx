import { Pencil, SampleMonth, SquaredSheet } from '../../kit/documents/MonthByHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Beside long words: the sheet, its pencil laid on it, and the month from the software below. */
export function MlmMonthByHandTall() {
  return (
    <Scene width={400} height={628} ground="mint" grows="around">
      <Rings x={0} y={628} size={400} tone="green-soft" />
      <SquaredSheet x={24} y={40} turn={-2.5} />
      <Pencil x={44} y={310} turn={-80} />
      <SampleMonth x={56} y={364} width={312} />
    </Scene>
  );
}
