import { Fingerprint } from '../shapes/Fingerprint.tsx';
import { Label } from '../shapes/Label.tsx';
import { TurningBadge } from '../stage/TurningBadge.tsx';

interface WithdrawalMatchedProps {
  /** The phone is smaller in its picture, so its words are larger. */
  readonly small?: boolean;
}

/** On a phone held up, 114 × 194: the cash that a fingerprint releases, and that it matches. */
export const WithdrawalMatched = ({ small = false }: WithdrawalMatchedProps) => (
  <>
    <Label x={57} y={30} size={small ? 16.5 : 13} weight={700} tone="muted" anchor="middle">
      {small ? 'Withdrawal' : 'Cash withdrawal'}
    </Label>
    <Label x={57} y={61} size={27} weight={800} anchor="middle">
      ₹3,000
    </Label>
    <Fingerprint x={32} y={76} size={62} tone="green" />
    <TurningBadge x={8} y={147} width={98} size={small ? 14.5 : 13.5} was="Reading">
      Matched
    </TurningBadge>
  </>
);
