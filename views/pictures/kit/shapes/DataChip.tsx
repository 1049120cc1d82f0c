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
  /** The icon stands above the word, as on phones: 68 high instead of 40. */
  readonly stacked?: boolean;
  readonly children: string;
}

/** How much longer than its word a strike is on each side: more would read as a dash before and after a short word. */
const over = 1.5;

/** A piece of data with its icon; one that is used is green, one that is deleted is struck out. */
export function DataChip(props: DataChipProps) {
  const { width, glyph, state = 'held', stacked, children, ...place } = props;
  const [ground, tone, icon] = tones[state];
  const size = stacked ? 16 : 15.5;
  const word = textWidth(children, size);
  const left = stacked ? (width - word) / 2 : 40;
  const base = stacked ? 56 : 25.5;
  const lineY = base - size * 0.33;
  return (
    <At {...place}>
      <rect width={width} height={stacked ? 68 : 40} rx={stacked ? 12 : 10} className={ground} />
      <Glyph
        name={glyph}
        x={stacked ? width / 2 - 14 : 12}
        y={stacked ? 7 : 10}
        size={stacked ? 28 : 20}
        tone={icon}
      />
      <Label
        x={stacked ? width / 2 : left}
        y={base}
        size={size}
        weight={700}
        tone={tone}
        anchor={stacked ? 'middle' : 'start'}
      >
        {children}
      </Label>
      {state === 'deleted' && (
        <path
          d={`M${left - over} ${lineY}H${left + word + over}`}
          className="stroke-marigold"
          strokeWidth={2}
          strokeLinecap="butt"
        />
      )}
    </At>
  );
}
