import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';

interface TextToCodeProps {
  readonly code: string;
  readonly text: string;
  /** A short code is marigold, a long one violet. */
  readonly isShort?: true;
}

/** The number that takes texts at the head of a conversation, framed all round, 240 × 200, and a text to it. */
export function TextToCode({ code, text, isShort }: TextToCodeProps) {
  return (
    <>
      <rect width={240} height={200} className={isShort ? 'marigold-soft' : 'brand-soft'} />
      {/* The page rounds its corners. */}
      <rect
        x={1}
        y={1}
        width={238}
        height={198}
        rx={16}
        className={isShort ? 'stroke-marigold' : 'stroke-sheen-to'}
        strokeWidth={6}
      />
      <path
        d="M0 0H240V72H0z"
        {...(isShort ? { className: 'marigold' } : { fill: 'url(#sheen)' })}
      />
      <Label
        x={120}
        y={46}
        size={28}
        weight={800}
        spacing={0}
        tone={isShort ? 'deep' : 'on-brand'}
        anchor="middle"
      >
        {code}
      </Label>
      <At x={20} y={101}>
        <g className="sheet">
          <path d={bubble} className="paper" />
          <Label x={95} y={44} size={24} weight={600} anchor="middle">
            {text}
          </Label>
        </g>
      </At>
    </>
  );
}

/* The tail is at the right, where a phone shows what its owner has sent. */
const bubble =
  'M16 0H174a16 16 0 0116 16V46c0 10 5 18 10 24-6-3-12-4-16-4H16a16 16 0 01-16-16V16A16 16 0 0116 0z';
