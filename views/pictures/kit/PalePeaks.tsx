import type { Peak } from './Ranges.tsx';

export type { Peak };

/** Snow-covered peaks by day, behind one another in the order given. */
export function PalePeaks({ peaks }: { readonly peaks: readonly Peak[] }) {
  return (
    <>
      {peaks.map(([x, y, half]) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <path d={`M0 0L${half} ${half * 1.3}H${-half}z`} className="brand-soft" />
          <path
            d={`M0 0L${-half} ${half * 1.3}H${-half * 0.3}L-14 96l-10-32z`}
            className="brand-lift"
            opacity={0.3}
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
