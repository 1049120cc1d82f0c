import {
  BankApproved,
  CardInReader,
  CashAndSlip,
  ReaderPaired,
} from '../../kit/money/cashMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones, two and two. */
export const MatmMomentsNarrow = () => (
  <FourStations narrow ground="brand" tone="brand-soft">
    <ReaderPaired />
    <CardInReader />
    <BankApproved />
    <CashAndSlip />
  </FourStations>
);
