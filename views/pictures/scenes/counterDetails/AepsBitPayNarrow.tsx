import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the scanner large, and below it what was paid. */
export const AepsBitPayNarrow = () => (
  <Scene {...narrowBitSize} ground="dusk">
    <Scanner x={26} y={12} scale={0.75} />
    <Label x={17} y={183} size={32} weight={800} tone="on-deep">
      ₹640
    </Label>
    <Tick x={126} y={172} size={34} />
  </Scene>
);
