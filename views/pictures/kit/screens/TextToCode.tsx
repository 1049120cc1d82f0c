import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';

interface TextToCodeProps {
  readonly code: string;
  readonly text: string;
  /** A short code is marigold, a long one violet. */
  readonly isShort?: true;
}

/** The number that takes texts at the head of a conversation, framed all round, 240 × 180 from 20 on, and a text to it. */
export function TextToCode({ code, text, isShort }: TextToCodeProps) {
  return (
    <At x={0} y={20}>
      <rect {...frame} className={isShort ? 'marigold-soft' : 'brand-soft'} />
      <path
        d="M2 54V18A16 16 0 0118 2H222a16 16 0 0116 16V54z"
        {...(isShort ? { className: 'marigold' } : { fill: 'url(#sheen)' })}
      />
      <rect
        {...frame}
        className={isShort ? 'stroke-marigold' : 'stroke-sheen-to'}
        strokeWidth={4}
      />
      <Label
        x={120}
        y={37}
        size={21}
        weight={600}
        tone={isShort ? 'deep' : 'on-brand'}
        anchor="middle"
      >
        {code}
      </Label>
      <At x={20} y={82}>
        <g className="sheet">
          <path d={bubble} className="paper" />
          <Label x={95} y={43} size={22} weight={600} anchor="middle">
            {text}
          </Label>
        </g>
      </At>
    </At>
  );
}

const frame = { x: 2, y: 2, width: 236, height: 176, rx: 16 } as const;

/* The tail is at the right, where a phone shows what its owner has sent. */
const bubble =
  'M16 0H174a16 16 0 0116 16V46c0 10 5 18 10 24-6-3-12-4-16-4H16a16 16 0 01-16-16V16A16 16 0 0116 0z';
