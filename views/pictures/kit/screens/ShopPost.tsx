import { Phone } from '../devices/Phone.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Sofa } from '../things/Sofa.tsx';
import { ChannelName } from './ChannelName.tsx';

const heart =
  'M12 20C5 15 3 12 3 8.500a4.500 4.500 0 019-1.500 4.500 4.500 0 019 1.500c0 3.500-2 6.500-9 11.500z';

/* The text message, as the notification that has just come in, 108 high. */
const Notification = ({ width, ...place }: Place & { readonly width: number }) => (
  <At {...place}>
    <rect width={width} height={108} rx={16} className="surface-2" />
    <ChannelName x={12} y={11}>
      Bulk SMS
    </ChannelName>
    <Label x={12} y={56} size={14.5} weight={700} tone="brand-ink">
      AX-ROYFUR-P
    </Label>
    <Label x={12} y={76}>
      10% off sofas
    </Label>
    <Label x={12} y={95}>
      until Sunday
    </Label>
  </At>
);

/** A phone with what the furniture shop shows its followers, a sofa, and at the top of its screen a text message from the shop. */
export function ShopPost({
  width,
  height,
  ...place
}: Place & { readonly width: number; readonly height: number }) {
  const wide = width - 18;
  return (
    <Phone {...place} width={width} height={height} time="">
      <Notification x={8} y={44} width={wide - 16} />
      <ChannelName x={20} y={164}>
        Social media
      </ChannelName>
      <circle cx={33} cy={211} r={13} className="brand" />
      <Label x={33} y={216.5} weight={800} tone="on-brand" anchor="middle">
        R
      </Label>
      <Label x={54} y={216.5} weight={700}>
        Roy Furniture
      </Label>
      <path d={`M0 234H${wide}V340H0z`} className="marigold-soft" />
      <path d={`M0 314H${wide}V340H0z`} className="marigold" opacity={0.4} />
      <ellipse cx={wide / 2} cy={327} rx={60} ry={5} className="shade" />
      <Sofa x={wide / 2 - 56} y={243} />
      <At x={17} y={350}>
        <path d={heart} className="red" />
      </At>
      <Glyph name="chat" x={51} y={350} />
      <Glyph name="send" x={85} y={350} />
    </Phone>
  );
}
