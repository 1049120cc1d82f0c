import { useId } from 'react';
import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Sofa } from '../things/Sofa.tsx';
import { ChannelName } from './ChannelName.tsx';

/* The sofa that the shop has posted, 138 × 102. */
const Picture = (place: Place) => {
  const cut = useId();
  return (
    <At {...place}>
      <clipPath id={cut}>
        <rect width={138} height={102} rx={10} />
      </clipPath>
      <g clipPath={`url(#${cut})`}>
        <path d="M0 0H138V102H0z" className="marigold-soft" />
        <path d="M0 78H138V102H0z" className="marigold" opacity={0.4} />
        <ellipse cx={69} cy={91} rx={58} ry={4} className="shade" />
        <Sofa x={13} y={9} />
      </g>
    </At>
  );
};

/** The upper 232 of a phone, 340 wide: a text message from the furniture shop, and below it the post of a sofa. */
export const ShopPostWide = (place: Place) => (
  <Phone {...place} width={340} height={400} time="">
    <rect x={10} y={40} width={302} height={68} rx={14} className="surface-2" />
    <ChannelName x={20} y={48}>
      Bulk SMS
    </ChannelName>
    <Label x={120} y={66} size={15} weight={700} tone="brand-ink">
      AX-ROYFUR-P
    </Label>
    <Label x={22} y={97}>
      10% off sofas until Sunday
    </Label>
    <ChannelName x={20} y={126}>
      Social media
    </ChannelName>
    <circle cx={35} cy={182} r={15} className="brand" />
    <Label x={35} y={187.5} weight={800} tone="on-brand" anchor="middle">
      R
    </Label>
    <Label x={58} y={187.5} weight={700}>
      Roy Furniture
    </Label>
    <Picture x={174} y={118} />
  </Phone>
);
