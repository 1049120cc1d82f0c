import { useId } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface StockBarProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Of the whole bar: what is left, and what was taken from it just now. */
  readonly shares: { readonly left: number; readonly taken: number };
}

/** A bar of what is left of a stock; its end, which was taken, is paler and hatched. */
export function StockBar({ width, height, shares, ...place }: StockBarProps) {
  const shape = useId();
  const left = width * shares.left;
  const before = left + width * shares.taken;
  const end = height / 2;
  const gap = height * 0.56;
  const strokes = Array.from(
    { length: Math.ceil((before - left + height) / gap) },
    (_, index) => left - height * 0.7 + index * gap,
  );
  return (
    <At {...place}>
      <rect width={width} height={height} rx={end} className="ink" opacity={0.12} />
      <clipPath id={shape}>
        <path d={`M${left} 0H${before - end}a${end} ${end} 0 010 ${height}H${left}z`} />
      </clipPath>
      <path d={`M${left} 0H${end}a${end} ${end} 0 000 ${height}H${left}z`} className="marigold" />
      <g clipPath={`url(#${shape})`}>
        {/* Paler than what is left: a veil of its colour over a light ground. */}
        <rect x={left} width={before - left} height={height} className="letter" />
        <rect x={left} width={before - left} height={height} className="marigold" opacity={0.2} />
        <path
          d={strokes.map((x) => `M${x} ${height}l${height} ${-height}`).join('')}
          className="stroke-marigold"
          strokeWidth={height * 0.17}
        />
        {/* Without an edge between them the strokes would be teeth of what is left. */}
        <rect x={left} width={height * 0.15} height={height} className="letter" />
      </g>
    </At>
  );
}
