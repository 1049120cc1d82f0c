import { CardInReader } from '../../kit/money/CardInReader.tsx';
import { CashPaidOut } from '../../kit/money/CashPaidOut.tsx';
import { cashGrounds } from '../../kit/money/cashGrounds.ts';
import { AmountTyped, BankApproved } from '../../kit/money/cashMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** The same for phones, two and two. */
export const MatmMomentsNarrow = () => (
  <FourStations narrow ground="brand" tone={cashGrounds}>
    <AmountTyped />
    <CardInReader />
    <BankApproved />
    <CashPaidOut />
  </FourStations>
);
