import { Pill } from '../shapes/Pill.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';

interface PayoutStatusProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor: 'middle' | 'end';
  /** Turns from sent to paid once it is seen, is paid, or still pending. */
  readonly status: 'turning' | 'paid' | 'pending';
}

/** What became of one payout. */
export function PayoutStatus({ status, ...place }: PayoutStatusProps) {
  if (status === 'turning')
    return (
      <TurningPill {...place} was="Sent">
        Paid
      </TurningPill>
    );
  return status === 'paid' ? (
    <Pill {...place} tone="green" glyph="check">
      Paid
    </Pill>
  ) : (
    <Pill {...place} tone="marigold" glyph="clock">
      Pending
    </Pill>
  );
}
