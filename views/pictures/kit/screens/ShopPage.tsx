import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import type { Place } from '../stage/At.tsx';
import { Sofa } from '../things/Sofa.tsx';
import { ChannelName } from './ChannelName.tsx';

/** The page on which a visitor of the furniture shop arrives, 290 wide; the picture’s edge cuts it. */
export const ShopPage = (place: Place) => (
  <Panel {...place} width={290} height={240}>
    <path d="M1 50V16A15 15 0 0116 1H274a15 15 0 0115 15V50z" className="surface-2" />
    <path d="M1 50.500H289" className="stroke-line" />
    <Label x={24} y={38} size={16} tone="muted">
      royfurniture.example
    </Label>
    <Label x={24} y={83} size={19} weight={700}>
      Sofas made in Siliguri
    </Label>
    <Skeleton x={24} y={97} widths={[134, 96]} step={16} />
    <rect x={24} y={130} width={146} height={40} rx={8} className="green" />
    <Label x={97} y={156} size={17} weight={700} tone="surface" anchor="middle">
      Ask for a price
    </Label>
    <Sofa x={180} y={102} scale={0.7} />
    <ChannelName x={22} y={0}>
      Landing page
    </ChannelName>
  </Panel>
);
