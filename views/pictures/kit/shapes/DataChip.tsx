import type { Colour } from '../../palette.ts';
import { At, type Place } from '../stage/At.tsx';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { Label, textWidth } from './Label.tsx';

/** What happens to a piece of data: its ground, its letters and its icon. */
const tones = {
  held: ['surface-2', 'ink', 'muted'],
  used: ['green-soft', 'green-ink', 'green-ink'],
  deleted: ['deep-lift', 'on-deep', 'on-deep'],
} as const satisfies Record<string, readonly [ground: Colour, letters: Colour, icon: Colour]>;

interface DataChipProps extends Place {
  readonly width: number;
  readonly glyph: GlyphName;
  readonly state?: keyof typeof tones;
  readonly children: string;
}

/** How much longer than its word a strike is on each side: more would read as a dash before and after a short word. */
const over = 1.5;

/* Where the word begins, its base line and the size of its letters. */
const [left, base, size] = [40, 25.5, 15.5];

/** A piece of data with its icon; one that is used is green, one that is deleted is struck out. */
export function DataChip(props: DataChipProps) {
  const { width, glyph, state = 'held', children, ...place } = props;
  const [ground, tone, icon] = tones[state];
  const end = left + textWidth(children, size);
  const lineY = base - size * 0.33;
  return (
    <At {...place}>
      <rect width={width} height={40} rx={10} className={ground} />
      <Glyph name={glyph} x={12} y={10} size={20} tone={icon} />
      <Label x={left} y={base} size={size} weight={700} tone={tone}>
        {children}
      </Label>
      {state === 'deleted' && (
        <path
          d={`M${left - over} ${lineY}H${end + over}`}
          className="stroke-marigold"
          strokeWidth={2}
          strokeLinecap="butt"
        />
      )}
    </At>
  );
}
