import { PhoneInPalm } from '../people/PhoneInPalm.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
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
const rise = 68;

/** How far the messages are from the edges of the screen, with room for their tails: what was sent is at the right, the reply at the left. */
const inset = 18;

/** The phone of a passer-by, 132 × 212 and 68 more above it, in a hand: what the hoarding asked for is sent, and the reply is there, above the line to write on and the keys. */
export function NearestShopPhone({ size, reply, scale, ...place }: NearestShopPhoneProps) {
  const inside = 114 * scale;
  const head = size * 3.2;
  const bubble = size * 6 + 40;
  const sent = head + size * 1.2;
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
          <MessageBubble
            x={inset}
            y={sent + size * 2.3 + 28}
            flat
            size={size}
            width={Math.max(...reply.map((line) => textWidth(line, size))) + 36}
            lines={reply}
          />
          <Composer y={(rise + 98) * scale} width={inside} size={size} />
        </At>
      </PhoneInPalm>
    </At>
  );
}

interface ComposerProps {
  readonly y: number;
  readonly width: number;
  /** Of the letters in the messages. */
  readonly size: number;
}

const rows = [0, 1, 2, 3];
const keys = [0, 1, 2, 3, 4, 5];

/* The line to write on beside the tip of the thumb, and below it the keys, down to the end of the screen. */
function Composer({ y, width, size }: ComposerProps) {
  const high = size * 2.2;
  const step = (width - 10) / keys.length;
  return (
    <At x={0} y={y}>
      <rect
        x={inset}
        width={width - 2 * inset - 4}
        height={high}
        rx={high / 2}
        className="surface-2"
      />
      <circle cx={width - inset - 4 - high / 2} cy={high / 2} r={high * 0.36} className="brand" />
      <rect y={high + 10} width={width} height={size * 8} className="surface-2" />
      {rows.flatMap((row) =>
        keys.map((key) => (
          <rect
            key={`${row} ${key}`}
            x={7 + key * step}
            y={high + 18 + row * size * 1.8}
            width={step - 4}
            height={size * 1.5}
            rx={4}
            className="surface"
          />
        )),
      )}
    </At>
  );
}
