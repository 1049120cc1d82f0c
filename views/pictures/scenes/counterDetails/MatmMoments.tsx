import { CardInReader } from '../../kit/money/CardInReader.tsx';
import { CashPaidOut } from '../../kit/money/CashPaidOut.tsx';
import { cashGrounds } from '../../kit/money/cashGrounds.ts';
import { AmountTyped, BankApproved } from '../../kit/money/cashMoments.tsx';
import { FourStations } from '../../kit/stage/FourStations.tsx';

/** A cash withdrawal in its four moments, each over the step that tells of it. */
export const MatmMoments = () => (
  <FourStations tone={cashGrounds}>
    <AmountTyped />
    <CardInReader />
    <BankApproved />
    <CashPaidOut />
  </FourStations>
);
