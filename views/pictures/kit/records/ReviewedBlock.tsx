import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

interface ReviewedBlockProps extends Place {
  readonly height: number;
}

/** A block of code that has passed its review, as a tick below the code says, 116 wide with its depth of 16, which rises above it. */
export const ReviewedBlock = ({ height, ...place }: ReviewedBlockProps) => {
  const middle = (height - 40) / 2;
  return (
    <At {...place}>
      <path
        d={`M0 4L14-13q3-3 7-3h87q8 0 8 8V${height - 20}q0 4-3 7L98 ${height - 2}z`}
        className="sheen-to"
      />
      <path d="M2 3L14-13q3-3 7-3h85q4 0 7 3L99 3z" className="sheen-from" />
      <path d={`M0 8a8 8 0 018-8H92a8 8 0 018 8V${height - 40}H0z`} className="surface" />
      <path
        d={`M0 ${height - 40}H100V${height - 8}a8 8 0 01-8 8H8a8 8 0 01-8-8z`}
        className="green"
      />
      <Glyph name="code" x={26} y={middle - 24} size={48} tone="brand-ink" bold />
      <Glyph name="check" x={35} y={height - 35} size={30} tone="surface" bold />
    </At>
  );
};
