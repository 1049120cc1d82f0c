import { Phone } from '../devices/Phone.tsx';
import { Label } from '../shapes/Label.tsx';
import { At } from '../stage/At.tsx';

interface TextToCodeProps {
  readonly code: string;
  readonly text: string;
  /** A short code is marigold, a long one violet. */
  readonly isShort?: true;
}

/** A phone with a text to a number that takes texts, in a picture of 240 × 200, whose lower edge cuts it. */
export const TextToCode = ({ code, text, isShort }: TextToCodeProps) => (
  <Phone x={28} y={16} width={184} height={320} time="">
    <path
      d="M0 42H166V88H0z"
      {...(isShort ? { className: 'marigold' } : { fill: 'url(#sheen)' })}
    />
    <Label
      x={83}
      y={72}
      size={20}
      weight={700}
      tone={isShort ? 'deep' : 'on-brand'}
      anchor="middle"
    >
      {code}
    </Label>
    <At x={12} y={104}>
      <path d={bubble} className={isShort ? 'marigold-soft' : 'brand-soft'} />
      <Label x={71} y={31} size={19} weight={600} anchor="middle">
        {text}
      </Label>
    </At>
  </Phone>
);

/* The tail is at the right, where a phone shows what its owner has sent. */
const bubble =
  'M14 0H124a14 14 0 0114 14V36c0 8 4 14 8 18-5-2-10-3-14-3H14a14 14 0 01-14-14V14A14 14 0 0114 0z';
