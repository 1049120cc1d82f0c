import { Pencil, SquaredSheet } from '../../kit/documents/MonthByHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';

/** For phones: a month that an accountant has worked out on squared paper, with which the software agrees. */
export function MlmMonthByHand() {
  return (
    <Scene width={400} height={308} ground="mint" grows="around">
      <Rings x={0} y={308} size={320} tone="green-soft" />
      <SquaredSheet x={28} y={28} turn={-2} scale={0.78} />
      <Pencil x={344} y={40} turn={12} scale={1.1} />
      <TurningBadge x={20} y={238} width={206} size={18} was="Software runs">
        Software agrees
      </TurningBadge>
    </Scene>
  );
}
