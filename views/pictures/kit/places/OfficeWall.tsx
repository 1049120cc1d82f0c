interface OfficeWallProps {
  /** Of the picture. */
  readonly width: number;
  readonly height: number;
  /** Where the floor meets the wall. */
  readonly floor: number;
}

/** A wall so dark that the white frame of a window is seen on it, and the floor before it. */
export const OfficeWall = ({ width, height, floor }: OfficeWallProps) => (
  <>
    <path d={`M0 0H${width}V${height}H0z`} className="brand-soft" />
    <path d={`M0 ${floor}H${width}V${height}H0z`} className="brand-lift" opacity={0.3} />
  </>
);
