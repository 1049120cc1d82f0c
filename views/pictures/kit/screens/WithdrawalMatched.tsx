import { Fingerprint } from '../shapes/Fingerprint.tsx';
import { Label } from '../shapes/Label.tsx';
import { TurningBadge } from '../stage/TurningBadge.tsx';

/** On a phone held up, 114 × 194: the cash that a fingerprint releases, and that it matches. */
export const WithdrawalMatched = () => (
  <>
    <Label x={57} y={30} size={16.5} weight={700} tone="muted" anchor="middle">
      Withdrawal
    </Label>
    <Label x={57} y={59} size={24} weight={800} anchor="middle">
      ₹3,000
    </Label>
    <Fingerprint x={32} y={76} size={62} tone="green" />
    <TurningBadge x={7} y={146} width={102} size={15.8} was="Reading">
      Matched
    </TurningBadge>
  </>
);
