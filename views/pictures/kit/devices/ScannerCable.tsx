interface ScannerCableProps {
  /** From the side of the scanner, where it lies slack on the counter. */
  readonly d: string;
  /** Where its plug is, in the side of the phone. */
  readonly plug: readonly [x: number, y: number];
}

/** The cable from a fingerprint scanner to a phone. */
export const ScannerCable = ({ d, plug: [x, y] }: ScannerCableProps) => (
  <>
    <path d={`${d} ${x} ${y}`} className="stroke-deep" strokeWidth={6} />
    <path d={`${d} ${x} ${y}`} className="stroke-deep-lift" strokeWidth={3} />
    <rect x={x - 6} y={y - 6} width={16} height={12} rx={4} className="deep" />
  </>
);
