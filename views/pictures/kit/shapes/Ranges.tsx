/** Where each peak is, and half its width. */
export type Peak = readonly [x: number, y: number, half: number];

/** How peaks look at an hour: height for half a width, the rock, its shaded side, and the snow on top. */
const hours = {
  night: {
    slope: 1.1,
    rock: { className: 'brand', opacity: 0.55 },
    shade: 0.5,
    snow: { d: 'M0 0l34 38-16-4-10 14-13-11-13 10-5-11-13 3z', className: 'on-deep', opacity: 0.9 },
  },
  day: {
    slope: 1.3,
    rock: { className: 'brand-soft' },
    shade: 0.3,
    snow: {
      d: 'M0 0l38 49-18-5-10 17-14-14-14 12-6-13-15 3z',
      className: 'on-brand',
      opacity: 0.92,
    },
  },
} as const;

interface RangesProps {
  readonly peaks: readonly Peak[];
  readonly hour?: keyof typeof hours;
}

/** Snowy peaks seen from far, behind one another in the order given. */
export function Ranges({ peaks, hour = 'night' }: RangesProps) {
  const { slope, rock, shade, snow } = hours[hour];
  return (
    <>
      {peaks.map(([x, y, half]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={`M0 0L${half} ${half * slope}H${-half}z`} {...rock} />
          <path
            d={`M0 0L${-half} ${half * slope}H${-half * 0.3}L-14 96l-10-32z`}
            className="brand-lift"
            opacity={shade}
          />
          <path {...snow} />
        </g>
      ))}
    </>
  );
}
