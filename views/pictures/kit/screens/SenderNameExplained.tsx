import { Phone } from '../devices/Phone.tsx';
import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { type SenderPart, senderParts } from './senderParts.ts';

/** The name AX-MYSHOP-S in its three parts with what each says, and the phone that shows it above a message; 344 wide, and the frame cuts the phone. */
export const SenderNameExplained = (place: Place) => (
  <At {...place}>
    {senderParts.map((part) => (
      <Explained key={part.text} part={part} />
    ))}
    <path d="M85 32h6M253 32h6" className="stroke-muted" strokeWidth={4} />
    <Phone x={36} y={172} width={272} height={480} screen="surface-2">
      <Avatar x={127} y={98} size={64} glyph="truck" />
      <Label x={127} y={160} size={18} weight={700} anchor="middle">
        AX-MYSHOP-S
      </Label>
      <Label x={127} y={186} size={16} tone="muted" anchor="middle">
        Today 10:24
      </Label>
      <MessageBubble
        x={22}
        y={214}
        width={210}
        size={19}
        flat
        lines={['Your order is', 'on its way.']}
      />
    </Phone>
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
