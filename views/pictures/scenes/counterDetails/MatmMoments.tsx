import { CashPaidOut } from '../../kit/money/CashPaidOut.tsx';
import { AmountTyped, BankApproved, CardInReader } from '../../kit/money/cashMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** A cash withdrawal in its four moments, each over the step that tells of it. */
export const MatmMoments = () => (
  <FourStations tone="brand-soft">
    <AmountTyped />
    <CardInReader />
    <BankApproved />
    <CashPaidOut />
  </FourStations>
);
