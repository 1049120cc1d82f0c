import { KeeperWhoShows } from '../../kit/people/kioskKeepers.tsx';
import { Kiosk } from '../../kit/places/Kiosk.tsx';
import { Handsets } from '../../kit/places/kioskGoods.tsx';
import { LaterServices } from '../../kit/screens/LaterServices.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const floor = 340;
const shop = { x: 28, width: 212, foot: 376 } as const;
const scale = shop.width / 128;

/** A shop whose one service is live, with free places beside it for those that can be added. */
export const HomeClosing = () => (
  <Scene {...closingSize} radius={0} night="raised">
    <path d={`M0 ${floor}H440V400H0z`} className="brand-soft" />
    <ellipse cx={134} cy={shop.foot - 2} rx={122} ry={8} className="deep" opacity={0.16} />
    <At x={shop.x} y={20}>
      <rect width={shop.width} height={48} rx={10} className="deep" />
      <Label x={18} y={32} size={21} weight={700} tone="on-deep">
        Recharges
      </Label>
      <Pill x={shop.width - 10} y={9} size={16} tone="green" anchor="end">
        Live
      </Pill>
    </At>
    <Kiosk x={shop.x} y={shop.foot - 188 * scale} scale={scale} tone="brand" goods={<Handsets />}>
      <KeeperWhoShows />
    </Kiosk>
    <LaterServices x={268} y={20} />
  </Scene>
);
