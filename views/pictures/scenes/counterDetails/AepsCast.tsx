import {
  BankOfAccount,
  CustomerWithNotes,
  KeeperWithScanner,
} from '../../kit/people/withdrawalCast.tsx';
import { CastStages } from '../../kit/stage/CastStages.tsx';

/** Who takes part in a withdrawal, each on a stage over what it changes in their books: the bank of the customer, the keeper of a counter, and the customer. */
export const AepsCast = () => (
  <CastStages>
    <BankOfAccount />
    <KeeperWithScanner />
    <CustomerWithNotes />
  </CastStages>
);
