import { useId } from 'react';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { AdvertPicture } from './AdvertPicture.tsx';
import { advertVersions } from './advertVersions.ts';
import { ChannelName } from './ChannelName.tsx';
import { EnquiryButton } from './FoundShop.tsx';

const size = { width: 224, height: 226 } as const;
const wide = size.width - 32;

/** The website of the furniture shop, 224 × 226: its truck, and the button by which a visitor has just enquired. */
export const ShopLanding = (place: Place) => {
  const cut = useId();
  const [, delivery] = advertVersions;
  return (
    <Panel {...place} {...size}>
      <ChannelName x={16} y={16}>
        Website
      </ChannelName>
      <clipPath id={cut}>
        <rect width={wide} height={76} rx={8} />
      </clipPath>
      <At x={16} y={52}>
        <g clipPath={`url(#${cut})`}>
          <AdvertPicture x={0} y={0} width={wide} height={76} version={delivery} />
        </g>
      </At>
      <Label x={16} y={151} size={16} weight={700}>
        Delivered in Siliguri
      </Label>
      <EnquiryButton x={16} y={168} width={wide} />
    </Panel>
  );
};
