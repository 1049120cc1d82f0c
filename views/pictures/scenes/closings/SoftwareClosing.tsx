import { DeskPhone } from '../../kit/devices/DeskPhone.tsx';
import { PinnedSlips } from '../../kit/documents/PinnedSlips.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Floor } from '../../kit/stage/Floor.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Pencil } from '../../kit/things/Pencil.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';
import { closingSize } from './closingSize.ts';

/** A task that takes too long: orders by telephone, on slips that hang on the wall, and the time that goes by. */
export function SoftwareClosing() {
  return (
    <Scene {...closingSize} ground="warm" night="raised">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <Floor width={440} height={400} y={330} />
      <WallClock x={340} y={104} scale={1.75} />
      <PinnedSlips x={140} y={76} />
      <ellipse cx={132} cy={369} rx={86} ry={5} className="deep" opacity={0.14} />
      <Pencil x={48} y={358} turn={-90} scale={0.95} />
      <DeskPhone x={266} y={254} />
    </Scene>
  );
}
