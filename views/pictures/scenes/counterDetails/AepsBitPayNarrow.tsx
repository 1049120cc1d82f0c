import { FlatScanner } from '../../kit/devices/FlatScanner.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { ShoppingBasket } from '../../kit/things/ShoppingBasket.tsx';

/** The same for phones: the groceries and the scanner on the counter, and on its front what was paid. */
export const AepsBitPayNarrow = () => (
  <Scene {...narrowBitSize} ground="dusk">
    <path d="M0 128H160V200H0z" fill="url(#sheen)" />
    <path d="M0 128H160V142H0z" className="brand-lift" />
    <ShoppingBasket x={6} y={42} scale={0.84} />
    <FlatScanner x={88} y={109} scale={0.56} />
    <Label x={17} y={183} size={32} weight={800} tone="on-brand">
      ₹640
    </Label>
    <Tick x={128} y={172} size={34} />
  </Scene>
);
