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

/** A generic PAN card; each field says that it was checked. It bears no emblem. */
export function CheckedCard({ number, name, born, checks, narrow, ...place }: CheckedCardProps) {
  const cut = useId();
  const { width, head, pad, photo, text, caption, code, gap, inset } =
    sizes[narrow ? 'narrow' : 'wide'];
  const field = checkedFieldHeight(text, caption);
  const left = pad + photo + gap;
  const top = head + pad * 0.8;
  const foot = top + 2 * (field + gap);
  const height = foot + checkedFieldHeight(code, caption) + pad;
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
      />
    </At>
  );
}
