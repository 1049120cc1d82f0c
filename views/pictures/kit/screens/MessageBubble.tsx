import { Label, textWidth } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface MessageBubbleProps extends Place {
  readonly lines: readonly string[];
  readonly from?: string;
  readonly time?: string;
  /** Sent by us: brand ground, tail at the right. */
  readonly own?: boolean;
  readonly size?: number;
  readonly width?: number;
  /** As high as its lines need unless told; they are in the middle then. */
  readonly height?: number | undefined;
  /** On a screen or a panel, which may be as white as a bubble: without a shadow, and tinted. */
  readonly flat?: boolean;
  /** Said by somebody in the picture: where its tail ends, which leaves its lower edge near there. */
  readonly tail?: readonly [x: number, y: number];
}

const written = (wide: number, height: number): string =>
  `M16 0H${wide - 16}a16 16 0 0116 16V${height - 16}a16 16 0 01-16 16H6c-4 0-10 2-16 6 5-6 10-14 10-24V16A16 16 0 0116 0z`;

function saidBy(wide: number, height: number, [x, y]: readonly [number, number]): string {
  const foot = Math.min(Math.max(x - 4, 18), wide - 62);
  const above = height + (y - height) * 0.6;
  return `M16 0H${wide - 16}a16 16 0 0116 16V${height - 16}a16 16 0 01-16 16H${foot + 44}Q${foot + 30} ${above} ${x} ${y} ${foot + 4} ${above} ${foot} ${height}H16a16 16 0 01-16-16V16A16 16 0 0116 0z`;
}

/** A short message with its sender and time; as wide as its longest line unless told. */
export function MessageBubble({
  lines,
  from,
  time,
  own,
  size = 16,
  width,
  height: told,
  flat,
  tail,
  ...place
}: MessageBubbleProps) {
  const wide =
    width ?? Math.ceil((Math.max(...lines.map((line) => textWidth(line, size))) + 40) / 8) * 8;
  const head = from ? 24 : 0;
  const needed = 28 + head + lines.length * size * 1.5 + (time ? 14 : 0);
  const height = told ?? needed;
  const lower = (height - needed) / 2;
  const shape = tail ? saidBy(wide, height, tail) : written(wide, height);
  const ground = flat ? 'brand-soft' : 'surface';
  const text = own ? 'on-brand' : 'ink';
  return (
    <At {...place}>
      {!flat && <Shadow width={wide} height={height} />}
      <g {...(own && { transform: `matrix(-1 0 0 1 ${wide} 0)` })}>
        <path d={shape} className={own ? 'brand' : ground} />
        {!own && !flat && <path d={shape} className="stroke-line" />}
      </g>
      {from && (
        <Label x={20} y={32} size={14} weight={700} tone={own ? 'on-brand' : 'brand-ink'}>
          {from}
        </Label>
      )}
      {lines.map((line, index) => (
        <Label
          key={line}
          x={20}
          y={14 + lower + head + size * (1.05 + index * 1.5)}
          size={size}
          tone={text}
        >
          {line}
        </Label>
      ))}
      {time && (
        <Label
          x={wide - 16}
          y={height - 11}
          size={12}
          tone={own ? 'on-brand' : 'muted'}
          anchor="end"
        >
          {time}
        </Label>
      )}
    </At>
  );
}
