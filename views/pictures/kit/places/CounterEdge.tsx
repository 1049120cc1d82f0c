import { type ReactNode, useId } from 'react';

interface CounterEdgeProps {
  /** Its upper edge. */
  readonly y: number;
  /** What stands behind it. */
  readonly children: ReactNode;
}

/** The edge of a counter through the foot of a card, behind which devices and papers stand. */
export function CounterEdge({ y, children }: CounterEdgeProps) {
  const behind = useId();
  return (
    <>
      {/* Without it a thread of what stands behind shows at the rounded foot of the card. */}
      <clipPath id={behind}>
        <path d={`M0 0H400V${y + 3}H0z`} />
      </clipPath>
      <g clipPath={`url(#${behind})`}>{children}</g>
      <path d={`M0 ${y}H400v60H0z`} className="brand-lift" />
      <path d={`M0 ${y}H400v5H0z`} className="on-brand" opacity={0.25} />
    </>
  );
}
