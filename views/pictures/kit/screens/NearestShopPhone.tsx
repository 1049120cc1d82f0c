import { Phone } from '../devices/Phone.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import type { Place } from '../stage/At.tsx';
import { MessageBubble } from './MessageBubble.tsx';

interface NearestShopPhoneProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the letters in both messages. */
  readonly size: number;
  /** The reply, in lines. */
  readonly reply: readonly string[];
}

/* Below the head: where the text is, and the reply. */
const sent = 108;
const replied = 176;

/** The phone of a passer-by: what the hoarding asked for is sent, and the reply is there. */
export function NearestShopPhone({ width, height, size, reply, ...place }: NearestShopPhoneProps) {
  const inside = width - 18;
  const bubble = size * 6.3 + 40;
  const field = height - 18 - 68;
  return (
    <Phone {...place} width={width} height={height} screen="brand-soft" head={92}>
      <Label x={inside / 2} y={76} size={22} weight={800} tone="on-brand" anchor="middle">
        567XX
      </Label>
      <MessageBubble
        x={inside - bubble - 22}
        y={sent}
        own
        width={bubble}
        size={size}
        lines={['SARI 700019']}
      />
      <MessageBubble x={22} y={replied} size={size} lines={reply} />
      <g transform={`translate(12 ${field})`}>
        <rect width={inside - 24} height={48} rx={24} className="surface" />
        <rect width={inside - 24} height={48} rx={24} className="stroke-line" />
        <rect x={20} y={20} width={56} height={8} rx={4} className="line" />
        <circle cx={inside - 48} cy={24} r={16} className="brand" />
        <Glyph name="send" x={inside - 58} y={14} size={20} tone="on-brand" />
      </g>
    </Phone>
  );
}
