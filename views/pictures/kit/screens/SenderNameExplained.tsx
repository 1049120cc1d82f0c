import type { Colour, Tone } from '../../palette.ts';
import { Avatar } from '../people/Avatar.tsx';
import type { GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Each part of the name: its left edge and width on the strip. */
const blocks = [
  ['AX', 16, 76],
  ['MYSHOP', 100, 160],
  ['S', 268, 60],
] as const;

interface Step {
  readonly title: string;
  readonly note: string;
  readonly glyph: GlyphName;
  readonly tone: Tone;
  readonly line: Colour;
  /** Where its line comes down from the strip; the card begins to the left of it. */
  readonly stem: number;
  readonly left: number;
}

/* From the last part to the first: each card is wider than the one above it and leaves room for the lines further left. */
const steps: readonly Step[] = [
  {
    title: 'Type',
    note: 'S for service',
    glyph: 'bell',
    tone: 'marigold',
    line: 'marigold',
    stem: 298,
    left: 140,
  },
  {
    title: 'Your header',
    note: 'Approved on DLT',
    glyph: 'store',
    tone: 'brand',
    line: 'brand',
    stem: 116,
    left: 76,
  },
  {
    title: 'Operator',
    note: 'The network that carries it',
    glyph: 'signal',
    tone: 'green',
    line: 'green',
    stem: 42,
    left: 0,
  },
];

/** The name AX-MYSHOP-S in its three parts, each with a line down to what it says, 344 × 504. */
export const SenderNameExplained = (place: Place) => (
  <At {...place}>
    {steps.map(({ title, line, stem }, index) => (
      <path
        key={title}
        d={`M${stem} 80V${132 + index * 130}`}
        className={`stroke-${line}`}
        strokeWidth={4}
      />
    ))}
    <Panel x={0} y={0} width={344} height={100} tone="night">
      {blocks.map(([text, x, width]) => {
        const isType = text === 'S';
        return (
          <g key={text} transform={`translate(${x} 20)`}>
            <rect
              width={width}
              height={60}
              rx={10}
              className={isType ? 'marigold' : 'on-deep'}
              opacity={isType ? undefined : 0.14}
            />
            <Label
              x={width / 2}
              y={42}
              size={32}
              weight={800}
              tone={isType ? 'deep' : 'on-deep'}
              anchor="middle"
            >
              {text}
            </Label>
          </g>
        );
      })}
    </Panel>
    {steps.map(({ title, note, glyph, tone, line, stem, left }, index) => (
      <g key={title}>
        <Panel x={left} y={144 + index * 130} width={344 - left} height={100}>
          <Avatar x={46} y={50} size={52} glyph={glyph} tone={tone} />
          <Label x={84} y={45} size={20} weight={700}>
            {title}
          </Label>
          <Label x={84} y={70} size={16} tone="muted">
            {note}
          </Label>
        </Panel>
        <circle cx={stem} cy={144 + index * 130} r={7} className={line} />
      </g>
    ))}
  </At>
);
