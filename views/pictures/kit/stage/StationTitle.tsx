import type { Colour } from '../../palette.ts';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';

interface StationTitleProps {
  readonly glyph: GlyphName;
  /** Of the letters; the icon goes with them. */
  readonly size?: number;
  /** Behind the icon; another where the station itself is lilac. */
  readonly tile?: Colour;
  readonly children: string;
}

/** The head of a station: its icon and its name over a hairline. */
export function StationTitle({
  glyph,
  size = 21,
  tile: ground = 'brand-soft',
  children,
}: StationTitleProps) {
  const tile = Math.round(size * 1.72);
  const icon = Math.round(size * 1.05);
  return (
    <>
      <rect x={16} y={34 - tile / 2} width={tile} height={tile} rx={8} className={ground} />
      <Glyph
        name={glyph}
        x={16 + (tile - icon) / 2}
        y={34 - icon / 2}
        size={icon}
        tone="brand-ink"
      />
      <Label x={28 + tile} y={34 + size / 3} size={size} weight={700}>
        {children}
      </Label>
      {/* The colour of lines is lost on what is not white. */}
      <path
        d="M0 67.5H236"
        {...(ground === 'brand-soft'
          ? { className: 'stroke-line' }
          : { className: 'stroke-ink', opacity: 0.16 })}
      />
    </>
  );
}
