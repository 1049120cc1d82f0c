import { soft } from '../../palette.ts';
import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SenderPart, senderParts } from './senderParts.ts';

const topOf = (index: number): number => 140 + index * 132;

const middleOf = ({ chip: [left, width] }: SenderPart): number => left + width / 2;

/** The last letter is what the words beside the picture are about. */
const isType = ({ text }: SenderPart): boolean => text === 'S';

/** The name AX-MYSHOP-S in its three parts, each in the colour of the line down to what it says, 344 × 504. */
export const SenderNameExplained = (place: Place) => (
  <At {...place}>
    {/* The cards lie over the lines that go further down. */}
    {senderParts.map((part, index) => (
      <path
        key={part.text}
        d={`M${middleOf(part)} 100V${topOf(index)}`}
        className={`stroke-${part.line}`}
        strokeWidth={4}
        strokeLinecap="butt"
      />
    ))}
    <Panel x={0} y={0} width={344} height={100} tone="night">
      {senderParts.map((part) => (
        <Chip key={part.text} part={part} />
      ))}
      <path d="M86 50h6M266 50h6" className="stroke-on-deep-muted" strokeWidth={4} />
    </Panel>
    {senderParts.map((part, index) => (
      <Meaning key={part.title} part={part} y={topOf(index)} />
    ))}
  </At>
);

function Chip({ part }: { readonly part: SenderPart }) {
  const [left, width] = part.chip;
  const [ground, ink] = isType(part) ? (['marigold', 'deep'] as const) : soft[part.tone];
  return (
    <>
      <rect x={left} y={18} width={width} height={64} rx={12} className={ground} />
      <Label
        x={middleOf(part)}
        y={isType(part) ? 64 : 61}
        size={isType(part) ? 40 : 30}
        weight={800}
        tone={ink}
        anchor="middle"
      >
        {part.text}
      </Label>
    </>
  );
}

function Meaning({ part, y }: { readonly part: SenderPart; readonly y: number }) {
  const { title, note, glyph, tone, line } = part;
  return (
    <>
      <Panel x={0} y={y} width={344} height={100} tone={isType(part) ? 'marigold' : 'surface'}>
        <Avatar x={48} y={50} size={54} glyph={glyph} tone={tone} />
        <Label x={92} y={44} size={22} weight={700} tone={isType(part) ? 'deep' : 'ink'}>
          {title}
        </Label>
        <Label x={92} y={72} size={18} tone={isType(part) ? 'deep' : 'muted'}>
          {note}
        </Label>
      </Panel>
      {/* A line joins a card of its own colour without a dot. */}
      {!isType(part) && <circle cx={middleOf(part)} cy={y} r={7} className={line} />}
    </>
  );
}
