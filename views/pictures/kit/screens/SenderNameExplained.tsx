import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type SenderPart, senderParts } from './senderParts.ts';

/** The name AX-MYSHOP-S in its three parts with what each says, 368 × 152. */
export const SenderNameExplained = (place: Place) => (
  <At {...place}>
    {senderParts.map((part) => (
      <Explained key={part.text} part={part} />
    ))}
    <path d="M90 38h6M272 38h6" className="stroke-muted" strokeWidth={4} />
  </At>
);

/* A part of the name, the lead below it, and what it says in one or two lines. */
function Explained({ part }: { readonly part: SenderPart }) {
  const { text, meaning, x, width, ground, ink, tone, line } = part;
  const middle = width / 2;
  return (
    <g transform={`translate(${x} 0)`}>
      <rect width={width} height={76} rx={14} className={ground} />
      <Label x={middle} y={50} size={34} weight={800} tone={ink} anchor="middle">
        {text}
      </Label>
      <path d={`M${middle} 76V94`} className={`stroke-${line}`} strokeWidth={3} />
      <circle cx={middle} cy={97} r={5} className={line} />
      {meaning.map((words, row) => (
        <Label
          key={words}
          x={middle}
          y={126 + row * 22}
          size={18}
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
