import { BankApproved, CardInReader, CashAndSlip, ReaderPaired } from '../../kit/cashMoments.tsx';
import { FourStations } from '../../kit/FourStations.tsx';

/** The same for phones, two and two. */
export const MatmMomentsNarrow = () => (
  <FourStations narrow ground="brand">
    <ReaderPaired />
    <CardInReader />
    <BankApproved />
    <CashAndSlip />
  </FourStations>
);
