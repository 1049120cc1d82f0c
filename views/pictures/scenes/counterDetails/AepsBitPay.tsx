import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { ShoppingBasket } from '../../kit/things/ShoppingBasket.tsx';

/** What a fingerprint has paid: a basket of groceries beside the scanner. */
export const AepsBitPay = () => (
  <Scene {...bitSize} ground="dusk">
    <path d="M0 122H240V150H0z" fill="url(#sheen)" />
    <path d="M0 122H240V134H0z" className="brand-lift" />
    <ShoppingBasket x={16} y={18} scale={1.08} />
    <Scanner x={157} y={58} scale={0.42} />
    <Label x={196} y={42} size={27} weight={800} tone="on-deep" anchor="end">
      ₹640
    </Label>
    <Tick x={215} y={32} size={24} />
  </Scene>
);
