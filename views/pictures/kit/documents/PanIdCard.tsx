import { useId } from 'react';
import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Signature } from './Signature.tsx';

interface PanIdCardProps extends Place {
  readonly number: string;
  readonly name: string;
  readonly born: string;
  /** For a phone: smaller, and without the signature. */
  readonly narrow?: boolean;
}

/* All measures of the card on a page, and on a phone; photo is left, top, width and height. */
const sizes = {
  wide: {
    card: [324, 208],
    head: 44,
    pad: 18,
    title: [19, 15],
    photo: [16, 58, 66, 88],
    text: [96, 17, 76],
    code: [17, 25, 186],
  },
  narrow: {
    card: [196, 136],
    head: 32,
    pad: 12,
    title: [15, 13],
    photo: [12, 42, 44, 54],
    text: [68, 14, 60],
    code: [12, 17, 118],
  },
} as const;

/** An invented PAN card of landscape shape: portrait, name, date of birth, number and signature. It bears no emblem. */
export function PanIdCard({ number, name, born, narrow, ...place }: PanIdCardProps) {
  const cut = useId();
  const { card, head, pad, title, photo, text, code } = sizes[narrow ? 'narrow' : 'wide'];
  const [width, height] = card;
  const [left, size, line] = text;
  const [photoX, photoY, photoWidth, photoHeight] = photo;
  return (
    <At {...place}>
      <Shadow width={width} height={height} />
      <clipPath id={cut}>
        <rect width={width} height={height} rx={14} />
      </clipPath>
      <g className="sheet">
        <g clipPath={`url(#${cut})`}>
          <rect width={width} height={height} className="paper" />
          <Guilloche width={width} height={height} />
          <rect width={width} height={head} fill="url(#sheen)" />
          <path d={`M0 ${head}H${width}`} className="stroke-marigold" strokeWidth={4} />
        </g>
        <Label x={pad} y={head * 0.66} size={title[0]} weight={700} tone="on-brand">
          PAN card
        </Label>
        <Label
          x={width - pad}
          y={head * 0.65}
          size={title[1]}
          weight={700}
          tone="on-brand"
          anchor="end"
        >
          Specimen
        </Label>
        <Photograph x={photoX} y={photoY} width={photoWidth} height={photoHeight} hair="long" />
        <Label x={left} y={line} size={size} weight={700}>
          {name}
        </Label>
        <Label x={left} y={line + size * 1.6} size={size} weight={700} tone="muted">
          {born}
        </Label>
        <Label x={code[0]} y={code[2]} size={code[1]} weight={700} spacing={code[1] * 0.06}>
          {number}
        </Label>
        {!narrow && (
          <>
            <Signature x={216} y={154} scale={0.75} />
            <path d="M212 190H304" className="stroke-faint" strokeWidth={1.5} />
          </>
        )}
      </g>
    </At>
  );
}

/* The fine waves of printed cards. */
const Guilloche = ({ width, height }: { readonly width: number; readonly height: number }) => (
  <path
    d={[0.42, 0.52, 0.62, 0.72, 0.82, 0.92]
      .map((share) => {
        const wave = Math.round(width / 4);
        return `M0 ${Math.round(height * share)}q${wave / 2}-30 ${wave} 0t${wave} 0 ${wave} 0 ${wave} 0`;
      })
      .join('')}
    className="stroke-brand-soft"
    strokeWidth={1.5}
    opacity={0.6}
  />
);
