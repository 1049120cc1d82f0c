import {
  KeeperAtHerTill,
  PayingCustomer,
  RechargedNumber,
} from '../../kit/people/rechargeCast.tsx';
import { CastStages } from '../../kit/stage/CastStages.tsx';

/** Who takes part in a recharge, each on a stage over what it changes in their books: the customer, the keeper of a shop, and the number that is recharged. */
export const RechargeCast = () => (
  <CastStages>
    <PayingCustomer />
    <KeeperAtHerTill />
    <RechargedNumber />
  </CastStages>
);
