interface ChequeGroundProps {
  readonly width: number;
  readonly height: number;
}

/** The strip that machines read stays white. */
const strip = 38;

/* Fine waves, each a little lower and out of step with the one above it, as security printing has them. */
const waves = (width: number, height: number): string =>
  Array.from({ length: Math.floor(height / 11) }, (_, index) => {
    const y = 4 + index * 11;
    const swing = index % 2 ? 9 : -9;
    return `M0 ${y}q29 ${swing} 58 0${'t58 0'.repeat(Math.ceil(width / 58) - 1)}`;
  }).join('');

/** The paper of a cheque leaf: a pale tint with fine waves, and below it the white strip of the machine-read figures. */
export const ChequeGround = ({ width, height }: ChequeGroundProps) => (
  <>
    <clipPath id="cheque-print">
      <path d={`M0 ${height - strip}V8a8 8 0 018-8H${width - 8}a8 8 0 018 8V${height - strip}z`} />
    </clipPath>
    <rect width={width} height={height} rx={8} className="paper" />
    <g clipPath="url(#cheque-print)">
      <rect width={width} height={height} className="brand-soft" opacity={0.3} />
      <path
        d={waves(width, height - strip)}
        className="stroke-brand-soft"
        strokeWidth={1.5}
        opacity={0.6}
      />
    </g>
    <path
      d={`M1 ${height - strip}H${width - 1}`}
      className="stroke-line"
      strokeWidth={1.5}
      strokeLinecap="butt"
    />
    <rect x={0.5} y={0.5} width={width - 1} height={height - 1} rx={7.5} className="stroke-line" />
  </>
);
