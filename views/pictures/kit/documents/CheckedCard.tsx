import { useId } from 'react';
import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { CheckedField, checkedFieldHeight } from './CheckedField.tsx';

interface CheckedCardProps extends Place {
  readonly number: string;
  readonly name: string;
  readonly born: string;
  /** What was found of number, name and date of birth. */
  readonly checks: readonly [string, string, string];
  readonly narrow?: boolean;
}

/* All measures of the card on a page, and on a phone. */
const sizes = {
  wide: {
    width: 544,
    head: 68,
    pad: 28,
    photo: 104,
    text: 26,
    caption: 17,
    code: 40,
    gap: 12,
    inset: 38,
  },
  narrow: {
    width: 352,
    head: 48,
    pad: 16,
    photo: 84,
    text: 18,
    caption: 14.5,
    code: 29,
    gap: 8,
    inset: 24,
  },
} as const;

/** A generic PAN card under the light of a reader; each field says that it was checked. It bears no emblem. */
export function CheckedCard({ number, name, born, checks, narrow, ...place }: CheckedCardProps) {
  const cut = useId();
  const { width, head, pad, photo, text, caption, code, gap, inset } =
    sizes[narrow ? 'narrow' : 'wide'];
  const field = checkedFieldHeight(text, caption);
  const left = pad + photo + gap;
  const top = head + pad * 0.8;
  const foot = top + 2 * (field + gap);
  const last = checkedFieldHeight(code, caption);
  const height = foot + last + pad;
  const said = { width: width - pad - left, size: text, captionSize: caption, inset } as const;
  return (
    <At {...place}>
      <Shadow width={width} height={height} />
      <clipPath id={cut}>
        <rect width={width} height={height} rx={20} />
      </clipPath>
      <g clipPath={`url(#${cut})`}>
        <rect width={width} height={height} className="surface" />
        <rect width={width} height={head} fill="url(#night)" />
      </g>
      <Label x={pad} y={head * 0.64} size={head * 0.36} weight={700} tone="on-brand">
        PAN card
      </Label>
      <Label x={width - pad} y={head * 0.63} size={caption} tone="on-brand" anchor="end">
        Specimen
      </Label>
      <Photograph x={pad} y={top} width={photo} height={2 * field + gap} hair="long" />
      <CheckedField x={left} y={top} {...said} check={checks[1]} value={name} />
      <CheckedField x={left} y={top + field + gap} {...said} check={checks[2]} value={born} />
      <CheckedField
        x={pad}
        y={foot}
        width={width - 2 * pad}
        size={code}
        captionSize={caption}
        check={checks[0]}
        value={number}
        inset={inset}
        spacing={code * 0.07}
        turns
      >
        <ReaderLight width={width - 2 * pad} height={last} reach={pad * 1.5} />
      </CheckedField>
    </At>
  );
}

interface ReaderLightProps {
  readonly width: number;
  readonly height: number;
  /** How far its line stands out on both sides. */
  readonly reach: number;
}

/* It has come down past the foot of the number, whose tick is the last to come, and leaves its glow above. */
function ReaderLight({ width, height, reach }: ReaderLightProps) {
  const id = useId();
  const y = height;
  const rest = height + Math.min(10, reach / 3);
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop className="stop-code-number" stopOpacity={0} />
        <stop offset="1" className="stop-code-number" stopOpacity={0.6} />
      </linearGradient>
      <path
        d={`M0 12A12 12 0 0112 0H${width - 12}A12 12 0 01${width} 12V${y - 12}A12 12 0 01${width - 12} ${y}H12A12 12 0 010 ${y - 12}z`}
        fill={`url(#${id})`}
      />
      <path
        d={`M${-reach} ${rest}H${width + reach}`}
        className="stroke-code-number"
        strokeWidth={4}
      />
      <path
        d={`M${-reach} ${rest}h.1M${width + reach} ${rest}h.1`}
        className="stroke-code-number"
        strokeWidth={12}
      />
    </>
  );
}
