import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { MessageField } from './MessageField.tsx';

interface NearestShopPhoneProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the letters in both messages. */
  readonly size: number;
  /** The reply, in lines. */
  readonly reply: readonly string[];
}

/* Below the head: where the text is, and the reply. */
const sent = 104;
const replied = 172;

/** How far the messages are from the edges of the screen: what was sent is at the right, the reply at the left. */
const inset = 16;

/** The phone of a passer-by: what the hoarding asked for is sent, and the reply is there. */
export function NearestShopPhone({ width, height, size, reply, ...place }: NearestShopPhoneProps) {
  const inside = width - 18;
  const bubble = size * 6.3 + 40;
  return (
    <Phone {...place} width={width} height={height} head={92}>
      <Label x={inside / 2} y={76} size={22} weight={800} tone="on-brand" anchor="middle">
        567XX
      </Label>
      <MessageBubble
        x={inside - bubble - inset}
        y={sent}
        own
        flat
        width={bubble}
        size={size}
        lines={['SARI 700019']}
      />
      <MessageBubble x={inset} y={replied} flat size={size} lines={reply} />
      <MessageField x={0} y={replied + 40 + size * 3} width={inside} />
    </Phone>
  );
}
