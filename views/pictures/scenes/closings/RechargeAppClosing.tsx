import { Kiosk } from '../../kit/places/Kiosk.tsx';
import { Groceries, Handsets, Televisions } from '../../kit/places/kioskGoods.tsx';
import { LogoPlace } from '../../kit/screens/BrandScreen.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Three counters of one network: the shop, its colour, its keeper, and what else it sells. */
const shops = [
  ['Roy Stores', 'green', 'short', 'marigold', <Groceries key="goods" />],
  ['Sen Mobile', 'red', 'bun', 'brand', <Handsets key="goods" />],
  ['Das Telecom', 'marigold', 'turban', 'deep-lift', <Televisions key="goods" />],
] as const;

/** One app, and the counters that sell with it. */
export function RechargeAppClosing() {
  return (
    <Scene {...closingSize} ground="brand">
      <Rings x={440} y={0} size={340} tone="brand-lift" />
      <path d="M0 336H440V400H0z" className="deep" opacity={0.28} />
      <path
        d="M220 110V164M80 164V150q0-14 14-14H346q14 0 14 14v14"
        className="stroke-on-brand"
        strokeWidth={3}
      />
      <Panel x={108} y={22} width={224} height={90}>
        <rect x={14} y={13} width={64} height={64} rx={16} className="brand" />
        <At x={22} y={21}>
          <LogoPlace x={0} y={0} />
        </At>
        <Label x={96} y={43} size={22} weight={800}>
          Your app
        </Label>
        <Label x={96} y={68} size={17} tone="muted">
          At 3 counters
        </Label>
      </Panel>
      {shops.map(([shop, tone, hair, clothes, goods], index) => (
        <g key={shop}>
          <Kiosk x={16 + index * 140} y={162} tone={tone} hair={hair} clothes={clothes}>
            {goods}
          </Kiosk>
          <Label
            x={80 + index * 140}
            y={380}
            size={18}
            weight={700}
            tone="on-brand"
            anchor="middle"
          >
            {shop}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
