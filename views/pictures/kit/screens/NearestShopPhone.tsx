import { PhoneInPalm } from '../people/PhoneInPalm.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { MessageBubble } from './MessageBubble.tsx';

interface NearestShopPhoneProps extends Place {
  /** Of the hand with the phone, whose letters stay as large as told. */
  readonly scale: number;
  /** Of the letters in both messages. */
  readonly size: number;
  /** The reply, in lines. */
  readonly reply: readonly string[];
}

/** How much taller the phone is: thumb and fingers are below the messages. */
const rise = 54;

/** How far the messages are from the edges of the screen: what was sent is at the right, the reply at the left. */
const inset = 10;

/** The phone of a passer-by, 132 × 212 and 54 more above it, in a hand: what the hoarding asked for is sent, and the reply is there. */
export function NearestShopPhone({ size, reply, scale, ...place }: NearestShopPhoneProps) {
  const inside = 114 * scale;
  const head = size * 3.2;
  const bubble = size * 6.3 + 40;
  const sent = head + size;
  return (
    <At {...place} scale={scale}>
      <PhoneInPalm x={0} y={0} rise={rise}>
        <path
          d={`M0 ${head / scale}V14A14 14 0 0114 0H100a14 14 0 0114 14V${head / scale}z`}
          fill="url(#sheen)"
        />
        <At x={0} y={0} scale={1 / scale}>
          <Label
            x={inside / 2}
            y={size * 2.1}
            size={size * 1.2}
            weight={800}
            tone="on-brand"
            anchor="middle"
          >
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
          <MessageBubble x={inset} y={sent + size * 2.3 + 28} flat size={size} lines={reply} />
        </At>
      </PhoneInPalm>
    </At>
  );
}
