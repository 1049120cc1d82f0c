import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { SenderInbox } from './SenderInbox.tsx';
import { type SenderPart, senderParts } from './senderParts.ts';

/** The name AX-MYSHOP-S in its three parts with what each says, and a phone with a sender of each type; 344 wide, and the frame cuts the phone. */
export const SenderNameExplained = (place: Place) => (
  <At {...place}>
    {senderParts.map((part) => (
      <Explained key={part.text} part={part} />
    ))}
    <path d="M85 32h6M253 32h6" className="stroke-muted" strokeWidth={4} />
    <SenderInbox x={8} y={172} />
  </At>
);

/* A part of the name, the lead below it, and what it says in one or two lines. */
function Explained({ part }: { readonly part: SenderPart }) {
  const { text, meaning, x, width, ground, ink, tone, line } = part;
  const middle = width / 2;
  return (
    <g transform={`translate(${x} 0)`}>
      <rect width={width} height={64} rx={12} className={ground} />
      <Label x={middle} y={43} size={29} weight={800} tone={ink} anchor="middle">
        {text}
      </Label>
      <path d={`M${middle} 64V84`} className={`stroke-${line}`} strokeWidth={3} />
      <circle cx={middle} cy={86} r={5} className={line} />
      {meaning.map((words, row) => (
        <Label
          key={words}
          x={middle}
          y={114 + row * 21}
          size={16}
          weight={row === 0 ? 700 : 500}
          tone={tone}
          anchor="middle"
        >
          {words}
        </Label>
      ))}
    </g>
  );
}
