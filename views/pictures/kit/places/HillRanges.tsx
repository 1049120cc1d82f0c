/** The line of a range of hills, and how deep its tone is. */
export type HillRange = readonly [line: string, depth: number];

/** Ranges of hills before each other, from the farthest to the nearest. */
export const HillRanges = ({ ranges }: { readonly ranges: readonly HillRange[] }) =>
  ranges.map(([line, depth]) => (
    <g key={line}>
      <path d={line} className="brand-soft" />
      <path d={line} className="brand-lift" opacity={depth} />
    </g>
  ));
