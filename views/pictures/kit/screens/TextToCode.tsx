import type { Colour } from '../../palette.ts';
import { Phone } from '../devices/Phone.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
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
    <SentText text={text} tone={isShort ? 'marigold-soft' : 'brand-soft'} />
  </Phone>
);

interface SentTextProps {
  readonly text: string;
  readonly tone: Colour;
}

/* At the right, with its tail, where a phone shows what its owner has sent; as wide as what it says. */
const SentText = ({ text, tone }: SentTextProps) => {
  const width = Math.round(textWidth(text, 18)) + 24;
  return (
    <At x={151 - width} y={104}>
      <path
        d={`M14 0H${width - 14}a14 14 0 0114 14V36c0 8 4 14 8 18-5-2-10-3-14-3H14a14 14 0 01-14-14V14A14 14 0 0114 0z`}
        className={tone}
      />
      <Label x={width / 2} y={31.5} size={18} weight={600} anchor="middle">
        {text}
      </Label>
    </At>
  );
};
