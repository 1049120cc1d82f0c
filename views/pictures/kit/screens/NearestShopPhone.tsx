import { Phone } from '../devices/Phone.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { MessageBubble } from './MessageBubble.tsx';

interface NearestShopPhoneProps extends Place {
  readonly width: number;
  /** Of the letters in both messages. */
  readonly size: number;
}

const sent = 'SARI 700019';

/** How far the messages are from the edges of the screen, with room for their tails: what was sent is at the right, the reply at the left. */
const inset = 14;

/** The phone of a passer-by, whose lower part runs off the picture: what the hoarding asked for is sent, and the reply is there, above the line to write on. */
export function NearestShopPhone({ width, size, ...place }: NearestShopPhoneProps) {
  const inside = width - 18;
  const head = 46 + size * 1.4;
  const bubble = textWidth(sent, size) + 40;
  const own = head + 14;
  const reply = own + 28 + size * 2.2;
  return (
    <Phone {...place} width={width} height={size * 24} head={head}>
      <Label
        x={inside / 2}
        y={34 + size * 1.2}
        size={size * 1.1}
        weight={800}
        tone="on-brand"
        anchor="middle"
      >
        567XX
      </Label>
      <MessageBubble
        x={inside - bubble - inset}
        y={own}
        own
        flat
        width={bubble}
        size={size}
        lines={[sent]}
      />
      <MessageBubble
        x={inset}
        y={reply}
        flat
        size={size}
        width={textWidth('Gariahat Road', size) + 40}
        lines={['Nearest shop:', 'Gariahat Road']}
      />
      <Composer y={reply + 34 + size * 4.1} width={inside} high={size * 1.9} />
    </Phone>
  );
}

interface ComposerProps {
  readonly y: number;
  readonly width: number;
  readonly high: number;
}

/* The line to write on, with its button. */
const Composer = ({ y, width, high }: ComposerProps) => (
  <At x={inset} y={y}>
    <rect width={width - 2 * inset} height={high} rx={high / 2} className="surface-2" />
    <circle cx={width - 2 * inset - high / 2} cy={high / 2} r={high * 0.36} className="brand" />
  </At>
);
