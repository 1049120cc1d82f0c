/** Where each peak is, and half its width. */
export type Peak = readonly [x: number, y: number, half: number];

/** How peaks look at an hour: height for half a width, the rock, its nearest peak, its shaded side, and the snow on top. */
const hours = {
  night: {
    slope: 1.1,
    rock: 'deep',
    lit: { className: 'brand-lift', far: 0.12, near: 0.26 },
    shade: 0.34,
    snow: { d: 'M0 0l34 38-16-4-10 14-13-11-13 10-5-11-13 3z', className: 'on-deep', opacity: 0.9 },
  },
  day: {
    slope: 1.3,
    rock: 'brand-soft',
    lit: { className: 'brand-lift', far: 0, near: 0.12 },
    shade: 0.22,
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

/** Snowy peaks seen from far, the nearest one last; each hides what is behind it. */
export function Ranges({ peaks, hour = 'night' }: RangesProps) {
  const { slope, rock, lit, shade, snow } = hours[hour];
  return (
    <>
      {peaks.map(([x, y, half], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={`M0 0L${half} ${half * slope}H${-half}z`} className={rock} />
          <path
            d={`M0 0L${half} ${half * slope}H${-half}z`}
            className={lit.className}
            opacity={index === peaks.length - 1 ? lit.near : lit.far}
          />
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
