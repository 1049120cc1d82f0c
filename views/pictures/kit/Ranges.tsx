/** Where each peak is, and half its width. */
export type Peak = readonly [x: number, y: number, half: number];

/** Snowy peaks at night, seen from far. */
export function Ranges({ peaks }: { readonly peaks: readonly Peak[] }) {
  return (
    <>
      {peaks.map(([x, y, half]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={`M0 0L${half} ${half * 1.1}H${-half}z`} className="brand" opacity={0.55} />
          <path
            d={`M0 0L${-half} ${half * 1.1}H${-half * 0.3}L-14 96l-10-32z`}
            className="brand-lift"
            opacity={0.5}
          />
          <path
            d="M0 0l34 38-16-4-10 14-13-11-13 10-5-11-13 3z"
            className="on-deep"
            opacity={0.9}
          />
        </g>
      ))}
    </>
  );
}
