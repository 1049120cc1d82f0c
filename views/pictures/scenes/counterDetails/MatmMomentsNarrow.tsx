import { CashPaidOut } from '../../kit/money/CashPaidOut.tsx';
import { AmountTyped, BankApproved, CardInReader } from '../../kit/money/cashMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones, two and two. */
export const MatmMomentsNarrow = () => (
  <FourStations narrow ground="brand" tone="brand-soft">
    <AmountTyped />
    <CardInReader />
    <BankApproved />
    <CashPaidOut />
  </FourStations>
);
