import { Phone } from '../devices/Phone.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { MessageBubble } from './MessageBubble.tsx';

interface NearestShopPhoneProps extends Place {
  readonly height: number;
}

const width = 200;
const screen = width - 18;

/** The phone of a passer-by, 200 wide, with her text to 567XX, whose middle is 127 below its upper edge, and the reply to it. */
export const NearestShopPhone = ({ height, ...place }: NearestShopPhoneProps) => (
  <Phone {...place} width={width} height={height} head={84} time="">
    <Label x={screen / 2} y={66} size={20} weight={800} tone="on-brand" anchor="middle">
      567XX
    </Label>
    <MessageBubble
      x={20}
      y={96}
      own
      flat
      width={150}
      height={44}
      size={18.5}
      lines={['SARI 700019']}
    />
    <MessageBubble
      x={12}
      y={156}
      flat
      width={160}
      height={100}
      size={17.5}
      lines={['Nearest shop:', 'Gariahat Road', 'Open till 8 pm']}
    />
    <At x={10} y={height - 74}>
      <rect width={screen - 20} height={38} rx={19} className="surface-2" />
      <Label x={16} y={25} size={16} tone="muted">
        Text
      </Label>
      <circle cx={screen - 39} cy={19} r={14} className="brand" />
      <Glyph name="send" x={screen - 48} y={11} size={16} tone="on-brand" />
    </At>
  </Phone>
);
