import { useId } from 'react';

interface MistProps {
  readonly y: number;
  readonly height: number;
}

/** A soft veil at the foot of hills, as wide as its picture: nothing above, and thicker further down. */
export function Mist({ y, height }: MistProps) {
  const veil = useId();
  return (
    <>
      <linearGradient id={veil} x1="0" y1="0" x2="0" y2="1">
        <stop className="stop-ground-end" stopOpacity="0" />
        <stop offset="1" className="stop-ground-end" stopOpacity=".75" />
      </linearGradient>
      <path d={`M-8 ${y}H648v${height}H-8z`} fill={`url(#${veil})`} />
    </>
  );
}
