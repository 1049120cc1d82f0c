import { type ReactNode, useId } from 'react';
import type { Colour } from '../../palette.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';

/** The size of a card that fills a picture. */
export const cardFaceSize = { width: 400, height: 252 } as const;

const { width, height } = cardFaceSize;

interface CardFaceProps {
  readonly tone: Colour | 'sheen';
  /** The colour of what is printed on it. */
  readonly ink: Colour;
  /** Gold by default, paler where the card itself is as yellow. */
  readonly chip?: Colour;
  /** How many groups of digits are seen: three where something lies over the last, none where they would be cut. */
  readonly groups?: 0 | 3 | 4;
  /** Without chip and waves, where they would be too small to see. */
  readonly plain?: boolean;
  /** Whose card it is, with its last digits; their line is then above the name. */
  readonly holder?: CardHolder;
  readonly children?: ReactNode;
}

/** The name on a card, and its last four digits. */
export interface CardHolder {
  readonly name: string;
  readonly digits: string;
}

/** A payment card as large as the picture: chip, waves, and dots for its digits; words only where it names its holder. */
export function CardFace(props: CardFaceProps) {
  const {
    tone,
    ink,
    chip = 'code-string',
    plain,
    holder,
    groups = plain ? 0 : holder ? 3 : 4,
    children,
  } = props;
  const face = useId();
  return (
    <>
      <clipPath id={face}>
        <rect width={width} height={height} rx={20} />
      </clipPath>
      <g clipPath={`url(#${face})`}>
        <rect
          width={width}
          height={height}
          {...(tone === 'sheen' ? { fill: 'url(#sheen)' } : { className: tone })}
        />
        {[112, 176, 240].map((radius) => (
          <circle
            key={radius}
            cx={width}
            cy={height}
            r={radius}
            className="on-brand"
            opacity={0.09}
          />
        ))}
        {children}
      </g>
      <rect
        x={1}
        y={1}
        width={width - 2}
        height={height - 2}
        rx={19}
        className="stroke-on-brand"
        strokeWidth={2}
        opacity={0.28}
      />
      {!plain && <ChipAndWaves chip={chip} ink={ink} />}
      {[0, 1, 2, 3].slice(0, groups).map((group) => (
        <path
          key={group}
          d={`M${38 + group * 72} ${holder ? 176 : 200}h44`}
          className={`stroke-${ink}`}
          strokeWidth={8}
          strokeDasharray="0 14.600"
        />
      ))}
      {holder && <Printed {...holder} ink={ink} />}
    </>
  );
}

const Printed = ({ name, digits, ink }: CardHolder & { readonly ink: Colour }) => (
  <>
    <Label x={251} y={186.5} size={28} weight={600} tone={ink} spacing={2}>
      {digits}
    </Label>
    <Label x={33} y={226} size={24} weight={600} tone={ink}>
      {name}
    </Label>
  </>
);

const ChipAndWaves = ({ chip, ink }: { readonly chip: Colour; readonly ink: Colour }) => (
  <>
    <rect x={32} y={92} width={60} height={46} rx={8} className={chip} />
    <path
      d="M32 108h20m20 0h20M32 123h20m20 0h20M52 92v46m20-46v46"
      className="stroke-deep"
      strokeWidth={1.5}
      opacity={0.5}
    />
    <Glyph name="tap" x={104} y={99} size={32} tone={ink} />
  </>
);
