import { Glyph } from '../shapes/Glyph.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { TurningTick } from '../stage/TurningTick.tsx';

interface PayoutMarkProps {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  /** Turns from pending to paid once it is seen, is paid, or still pending. */
  readonly status: 'turning' | 'paid' | 'pending';
}

const size = 32;

/** What became of one payout, as a sign. */
export function PayoutMark({ status, ...place }: PayoutMarkProps) {
  if (status === 'turning') return <TurningTick {...place} size={size} />;
  if (status === 'paid') return <Tick {...place} size={size} />;
  return (
    <>
      <circle cx={place.x} cy={place.y} r={size / 2} className="marigold" />
      <Glyph name="clock" x={place.x - 11} y={place.y - 11} size={22} tone="deep" bold />
    </>
  );
}
