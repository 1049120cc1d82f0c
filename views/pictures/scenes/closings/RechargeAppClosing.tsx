import { KeeperWhoServes, KeeperWhoShows, KeeperWhoWaits } from '../../kit/people/kioskKeepers.tsx';
import { Kiosk } from '../../kit/places/Kiosk.tsx';
import { Groceries, Handsets, Televisions } from '../../kit/places/kioskGoods.tsx';
import { BrandMark } from '../../kit/screens/BrandMark.tsx';
import { malda } from '../../kit/screens/malda.ts';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Three counters of one network: the shop, its colour, its keeper, and what else it sells. */
const shops = [
  ['Roy Stores', 'green', <KeeperWhoServes key="keeper" />, <Groceries key="goods" />],
  ['Sen Mobile', 'red', <KeeperWhoShows key="keeper" />, <Handsets key="goods" />],
  ['Das Telecom', 'marigold', <KeeperWhoWaits key="keeper" />, <Televisions key="goods" />],
] as const;

/** Each counter, and from one to the next. */
const width = 122;
const pitch = 136;

/** One app, and the counters that sell with it. */
export const RechargeAppClosing = () => (
  <Scene {...closingSize} radius={0} ground="brand">
    <Rings x={440} y={0} size={340} tone="brand-lift" />
    <path d="M0 338H440V400H0z" className="deep" opacity={0.28} />
    {/* All three stand on the floor, and darken it before them. */}
    <path d="M0 352H440V368H0z" className="deep" opacity={0.5} />
    <path
      d="M220 94V150M84 150V138q0-12 12-12H344q12 0 12 12v12"
      className="stroke-on-brand"
      strokeWidth={3}
    />
    <Panel x={108} y={16} width={224} height={80}>
      <BrandMark x={10} y={10} scale={1.25} tile={malda.tone} tone={malda.on} />
      <Label x={88} y={38} size={22} weight={800}>
        Your app
      </Label>
      <Label x={88} y={62} size={17} tone="muted">
        At 3 counters
      </Label>
    </Panel>
    {shops.map(([shop, tone, keeper, goods], index) => (
      <At key={shop} x={23 + index * pitch} y={147}>
        <rect width={width} height={34} rx={6} className="deep" />
        <Label x={width / 2} y={23} size={16} weight={700} tone="on-deep" anchor="middle">
          {shop}
        </Label>
        <Kiosk x={0} y={36} scale={width / 128} tone={tone} goods={goods}>
          {keeper}
        </Kiosk>
      </At>
    ))}
  </Scene>
);
