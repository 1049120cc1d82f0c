import { soft } from '../../palette.ts';
import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SenderPart, senderParts } from './senderParts.ts';

const topOf = (index: number): number => 144 + index * 130;

/** The name AX-MYSHOP-S in its three parts, each in the colour of the line down to what it says, 344 × 504. */
export const SenderNameExplained = (place: Place) => (
  <At {...place}>
    <Panel x={0} y={0} width={344} height={100} tone="night" />
    {senderParts.map((part, index) => (
      <PartAndLine key={part.text} {...part} to={topOf(index)} />
    ))}
    {senderParts.map((part, index) => (
      <Meaning key={part.title} {...part} y={topOf(index)} />
    ))}
  </At>
);

function PartAndLine({
  text,
  chip: [left, width],
  tone,
  line,
  to,
}: SenderPart & { readonly to: number }) {
  const middle = left + width / 2;
  const isType = text === 'S';
  return (
    <>
      <rect
        x={left}
        y={20}
        width={width}
        height={60}
        rx={10}
        className={isType ? 'marigold' : soft[tone][0]}
      />
      <Label
        x={middle}
        y={61}
        size={30}
        weight={800}
        tone={isType ? 'deep' : soft[tone][1]}
        anchor="middle"
      >
        {text}
      </Label>
      <path d={`M${middle} 80V${to}`} className={`stroke-${line}`} strokeWidth={4} />
    </>
  );
}

function Meaning({
  chip,
  title,
  note,
  glyph,
  tone,
  line,
  card: [left, right],
  y,
}: SenderPart & { readonly y: number }) {
  return (
    <>
      <Panel x={left} y={y} width={right - left} height={100}>
        <Avatar x={37} y={50} size={46} glyph={glyph} tone={tone} />
        <Label x={70} y={45} size={20} weight={700}>
          {title}
        </Label>
        <Label x={70} y={70} size={16} tone="muted">
          {note}
        </Label>
      </Panel>
      <circle cx={chip[0] + chip[1] / 2} cy={y} r={7} className={line} />
    </>
  );
}
