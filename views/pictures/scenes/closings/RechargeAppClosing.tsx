import { KeeperWhoServes, KeeperWhoShows, KeeperWhoWaits } from '../../kit/people/kioskKeepers.tsx';
import { PersonTurned } from '../../kit/people/PersonTurned.tsx';
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
  ['Roy Stores', 'green', <KeeperWhoServes key="keeper" />, <Groceries key="goods" />],
  ['Sen Mobile', 'red', <KeeperWhoShows key="keeper" />, <Handsets key="goods" />],
  ['Das Telecom', 'marigold', <KeeperWhoWaits key="keeper" />, <Televisions key="goods" />],
] as const;

/* The arms of the customer, who takes his receipt over the counter. */
const taking = {
  far: { shoulder: [62, 70], elbow: [74, 98], wrist: [86, 71], thumb: 'left' },
  near: { shoulder: [36, 70], elbow: [36, 108], wrist: [42, 142], thumb: 'left' },
} as const;

/** One app, and the counters that sell with it. */
export const RechargeAppClosing = () => (
  <Scene {...closingSize} ground="brand">
    <Rings x={440} y={0} size={340} tone="brand-lift" />
    <path d="M0 330H440V400H0z" className="deep" opacity={0.28} />
    <path
      d="M244 94V132M119 132V124q0-12 12-12H357q12 0 12 12v8"
      className="stroke-on-brand"
      strokeWidth={3}
    />
    <Panel x={132} y={16} width={224} height={80}>
      <rect x={10} y={10} width={60} height={60} rx={15} className="brand" />
      <At x={16} y={16}>
        <LogoPlace x={0} y={0} />
      </At>
      <Label x={88} y={38} size={22} weight={800}>
        Your app
      </Label>
      <Label x={88} y={62} size={17} tone="muted">
        At 3 counters
      </Label>
    </Panel>
    {shops.map(([shop, tone, keeper, goods], index) => (
      <At key={shop} x={60 + index * 125} y={130}>
        <rect width={118} height={34} rx={6} className="deep" />
        <Label x={59} y={23} size={16.5} weight={700} tone="on-deep" anchor="middle">
          {shop}
        </Label>
        <Kiosk x={0} y={36} scale={0.92} tone={tone} goods={goods}>
          {keeper}
        </Kiosk>
      </At>
    ))}
    <PersonTurned x={-20} y={222} scale={1.05} hair="short" clothes="red" {...taking} />
  </Scene>
);
