import type { Colour } from '../palette.ts';
import { At, type Place } from './At.tsx';

interface BackdropProps extends Place {
  readonly size: number;
  readonly tone?: Colour;
}

/** Quarter rings that open from a corner: the quiet figure behind most scenes. */
export function Rings({ size, tone = 'brand-soft', ...place }: BackdropProps) {
  return (
    <At {...place}>
      {[1, 0.8, 0.6, 0.4].map((share, index) => (
        <circle key={share} r={size * share} className={tone} opacity={0.16 + index * 0.12} />
      ))}
    </At>
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

/** A bright disc of this radius with one orbit around it, for what should shine: at most one in a picture. */
export function Disc({ size, ...place }: Omit<BackdropProps, 'tone'>) {
  return (
    <At {...place}>
      <linearGradient id="disc" x1="0" y1="0" x2="1" y2="1">
        <stop className="stop-brand-soft" />
        <stop offset=".55" className="stop-brand-lift" />
        <stop offset="1" className="stop-brand" />
      </linearGradient>
      <circle r={size + 40} className="stroke-brand-lift" strokeWidth={1.5} opacity={0.4} />
      <circle r={size} fill="url(#disc)" />
    </At>
  );
}
