import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Sofa } from '../things/Sofa.tsx';
import { ChannelName } from './ChannelName.tsx';

/** The unpaid result of the furniture shop, 73 high. */
export const ShopResult = (place: Place) => (
  <At {...place}>
    <ChannelName x={0} y={0}>
      Search engine optimisation
    </ChannelName>
    <Label x={0} y={49} tone="muted">
      royfurniture.example
    </Label>
    <Label x={0} y={73} size={19} weight={700} tone="brand-ink">
      Sofas made in Siliguri
    </Label>
  </At>
);

/** Its advertisement, 88 high. */
export const ShopAdvert = (place: Place) => (
  <At {...place}>
    <ChannelName x={0} y={0}>
      Search advertising
    </ChannelName>
    <rect y={36} width={58} height={52} rx={8} className="marigold-soft" />
    <Sofa x={5.5} y={44} scale={0.42} />
    <At x={70} y={5}>
      <Label x={0} y={49} tone="muted">
        Sponsored
      </Label>
      <Label x={0} y={73} size={19} weight={700} tone="brand-ink">
        Roy Furniture
      </Label>
    </At>
  </At>
);
