import { Scanner } from '../../kit/devices/Scanner.tsx';
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
    <path d="M171 50h12v68h26a6 6 0 016 6v4H139v-4a6 6 0 016-6h26z" className="on-deep-muted" />
    <Panel x={130} y={14} width={98} height={42} radius={10} flat>
      <Label x={10} y={29} size={23} weight={800}>
        ₹640
      </Label>
      <Tick x={81} y={21} size={20} />
    </Panel>
    <Scanner x={151} y={68} scale={0.36} />
  </Scene>
);
