import type { Tone } from '../../palette.ts';
import { Avatar } from '../people/Avatar.tsx';
import type { GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';

interface ReaderBehindProps {
  readonly width: number;
  readonly height: number;
}

/* Of others: the articles of the blog come only after the button of the dialog. */
const sources = [
  ['file', 'brand', 'News', '4'],
  ['cloud', 'blue', 'Weather', '2'],
] as const satisfies readonly (readonly [GlyphName, Tone, string, string])[];

/** The height of the head, and of a row with the air around it. */
const head = 56;
const step = 62;

/** The screen of a reader behind a dialog: its head, and below it two feeds that it has already. */
export const ReaderBehind = ({ width, height }: ReaderBehindProps) => (
  <>
    <rect width={width} height={height} className="surface-2" />
    <rect width={width} height={head} fill="url(#sheen)" />
    <Label x={20} y={37} size={23} weight={800} tone="on-brand">
      Your reader
    </Label>
    {sources.map(([glyph, tone, name, unread], row) => (
      <g key={name} transform={`translate(20 ${head + row * step})`}>
        {row > 0 && <path d={`M0 0.500H${width - 40}`} className="stroke-line" strokeWidth={2} />}
        <Avatar x={22} y={step / 2} size={42} square glyph={glyph} tone={tone} />
        <Label x={60} y={step / 2 + 7} size={20} weight={700}>
          {name}
        </Label>
        <Pill x={width - 40} y={step / 2 - 15} size={16} tone="brand" anchor="end">
          {unread}
        </Pill>
      </g>
    ))}
  </>
);
