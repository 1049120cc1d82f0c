interface FloorProps {
  /** Of the picture. */
  readonly width: number;
  readonly height: number;
  /** Where it meets the wall or the sky. */
  readonly y: number;
}

/** What stands in a picture stands on it. */
export const Floor = ({ width, height, y }: FloorProps) => (
  <path d={`M0 ${y}H${width}V${height}H0z`} className="brand-soft" opacity={0.7} />
);
