import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';

interface TextToCodeProps {
  readonly code: string;
  readonly text: string;
  /** A short code is marigold, a long one violet. */
  readonly isShort?: true;
}

/** The number that takes texts at the head of a conversation 240 wide, and a text to it. */
export function TextToCode({ code, text, isShort }: TextToCodeProps) {
  return (
    <>
      <path
        d="M0 0H240V76H0z"
        {...(isShort ? { className: 'marigold' } : { fill: 'url(#sheen)' })}
      />
      <Label
        x={120}
        y={48}
        size={28}
        weight={800}
        spacing={0}
        tone={isShort ? 'deep' : 'on-brand'}
        anchor="middle"
      >
        {code}
      </Label>
      <At x={18} y={102}>
        <path d={bubble} className="shade" filter="url(#soft)" transform="translate(0 10)" />
        <path d={bubble} className="letter" />
        <Label x={98} y={43} size={24} weight={600} anchor="middle">
          {text}
        </Label>
      </At>
    </>
  );
}

/* The tail is at the right, where a phone shows what its owner has sent. */
const bubble =
  'M16 0H180a16 16 0 0116 16V44c0 10 5 18 10 24-6-3-12-4-16-4H16a16 16 0 01-16-16V16A16 16 0 0116 0z';
