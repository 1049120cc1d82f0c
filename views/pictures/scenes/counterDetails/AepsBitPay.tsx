import { FlatScanner } from '../../kit/devices/FlatScanner.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';
import { ShoppingBasket } from '../../kit/things/ShoppingBasket.tsx';

/** What a fingerprint has paid: a basket of groceries, and beside it the scanner under the till’s display. */
export const AepsBitPay = () => (
  <Scene {...bitSize} ground="dusk">
    <path d="M0 122H240V150H0z" fill="url(#sheen)" />
    <path d="M0 122H240V134H0z" className="brand-lift" />
    <ShoppingBasket x={12} y={18} scale={1.08} />
    <path d="M174 50h12v68h-12z" className="on-deep-muted" />
    <Panel x={130} y={14} width={98} height={42} radius={10} flat>
      <Label x={10} y={29} size={23} weight={800}>
        ₹640
      </Label>
      <Tick x={81} y={21} size={20} />
    </Panel>
    <FlatScanner x={134} y={90} scale={0.8} />
  </Scene>
);
