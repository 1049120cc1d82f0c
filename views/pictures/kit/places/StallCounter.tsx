interface StallCounterProps {
  readonly width: number;
  /** The far edge of its top. */
  readonly far: number;
  readonly depth: number;
  /** Where it stands. */
  readonly foot: number;
}

/** The counter of a shop, from its far edge down to the street. */
export const StallCounter = ({ width, far, depth, foot }: StallCounterProps) => {
  const near = far + depth;
  return (
    <>
      <ellipse cx={width / 2} cy={foot} rx={width / 2} ry={8} className="shade" />
      <path d={`M8 ${near}H${width - 8}V${foot}H8z`} fill="url(#sheen)" />
      <path
        d={`M8 ${near + 8}H${width - 8}v7H8zM8 ${foot - 14}H${width - 8}V${foot}H8z`}
        className="deep"
        opacity={0.22}
      />
      <path d={`M12 ${far}H${width - 12}L${width} ${near}H0z`} className="brand-lift" />
      <path d={`M0 ${near}H${width}v6q0 4-4 4H4q-4 0-4-4z`} className="brand" />
    </>
  );
};
