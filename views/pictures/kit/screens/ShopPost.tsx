import { BarePhone } from '../devices/BarePhone.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Sofa } from '../things/Sofa.tsx';
import { ChannelName } from './ChannelName.tsx';

const heart =
  'M12 20C5 15 3 12 3 8.500a4.500 4.500 0 019-1.500 4.500 4.500 0 019 1.500c0 3.500-2 6.500-9 11.500z';

/** A phone, 174 wide, with what the furniture shop shows its followers: a sofa; the picture’s edge cuts it. */
export const ShopPost = (place: Place) => (
  <At {...place}>
    <BarePhone x={0} y={0} width={174} height={560} radius={28} raised>
      <circle cx={25} cy={47} r={15} className="marigold" />
      <Label x={25} y={53} size={17} weight={800} tone="deep" anchor="middle">
        R
      </Label>
      <Label x={46} y={53} size={16} weight={700}>
        Roy Furniture
      </Label>
      <path d="M0 74H162V222H0z" className="marigold-soft" />
      <path d="M0 190H162V222H0z" className="marigold" opacity={0.4} />
      <ellipse cx={81} cy={205} rx={70} ry={6} className="shade" />
      <Sofa x={11.5} y={99} scale={1.24} />
      <At x={12} y={234}>
        <path d={heart} className="red" />
      </At>
      <Glyph name="chat" x={46} y={234} />
      <Glyph name="send" x={80} y={234} />
      <Label x={14} y={284} size={16} weight={600}>
        New this week
      </Label>
      <Skeleton x={14} y={299} widths={[128, 92]} step={18} />
    </BarePhone>
    <ChannelName x={23} y={0}>
      Social media
    </ChannelName>
  </At>
);
