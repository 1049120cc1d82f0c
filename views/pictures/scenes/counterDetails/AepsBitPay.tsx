import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A scanner and the amount that a fingerprint has paid. */
export const AepsBitPay = () => (
  <Scene {...bitSize} ground="dusk">
    <Scanner x={22} y={14} scale={0.72} />
    <Label x={182} y={62} size={32} weight={800} tone="on-deep" anchor="middle">
      ₹640
    </Label>
    <Tick x={182} y={100} size={42} />
  </Scene>
);
