/** Where each peak is, and half its width. */
export type Peak = readonly [x: number, y: number, half: number];

/* Height for half a width. */
const slope = 1.3;

interface RangesProps {
  readonly peaks: readonly Peak[];
}

/** Snowy peaks seen from far, by day, the nearest one last and darker; each hides what is behind it. */
export function Ranges({ peaks }: RangesProps) {
  return (
    <>
      {peaks.map(([x, y, half], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={`M0 0L${half} ${half * slope}H${-half}z`} className="brand-soft" />
          {index === peaks.length - 1 && (
            <path
              d={`M0 0L${half} ${half * slope}H${-half}z`}
              className="brand-lift"
              opacity={0.12}
            />
          )}
          <path
            d={`M0 0L${-half} ${half * slope}H${-half * 0.3}L-14 96l-10-32z`}
            className="brand-lift"
            opacity={0.22}
          />
          <path
            d="M0 0l38 49-18-5-10 17-14-14-14 12-6-13-15 3z"
            className="on-brand"
            opacity={0.92}
          />
        </g>
      ))}
    </>
  );
}
