import type { Colour } from '../../palette.ts';
import { At, type Place } from './At.tsx';

interface BackdropProps extends Place {
  readonly size: number;
  readonly tone?: Colour;
}

/** A light that fades from its centre, so that it ends nowhere. */
export function Glow({ size, tone = 'brand-soft', ...place }: BackdropProps) {
  const id = `glow-${tone}-${place.x}-${place.y}`;
  return (
    <At {...place}>
      <radialGradient id={id}>
        <stop className={`stop-${tone}`} stopOpacity={0.9} />
        <stop offset="1" className={`stop-${tone}`} stopOpacity={0} />
      </radialGradient>
      <circle r={size} fill={`url(#${id})`} />
    </At>
  );
}

/** A glow with rings that opens from a corner: the quiet figure behind most scenes. */
export function Rings({ size, tone = 'brand-soft', ...place }: BackdropProps) {
  return (
    <>
      <Glow {...place} size={size} tone={tone} />
      <At {...place}>
        {[0.85, 0.65, 0.45].map((share, index) => (
          <circle
            key={share}
            r={Math.round(size * share)}
            className={`ring stroke-${tone}`}
            strokeWidth={1.5}
            opacity={0.4 + index * 0.2}
          />
        ))}
      </At>
    </>
  );
}

/** A dotted field, `size` wide and `rows` deep. */
export function Dots({
  size,
  tone = 'faint',
  rows = 5,
  ...place
}: BackdropProps & { readonly rows?: number }) {
  const columns = Math.floor(size / 16) + 1;
  return (
    <At {...place}>
      {Array.from({ length: rows }, (_, row) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
          key={row}
          d={`M0 ${row * 16}h${(columns - 1) * 16}`}
          className={`stroke-${tone}`}
          strokeWidth={2.5}
          strokeDasharray="0 16"
          opacity={0.6}
        />
      ))}
    </At>
  );
}
