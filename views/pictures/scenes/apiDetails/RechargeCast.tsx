import {
  KeeperAtHerTill,
  PayingCustomer,
  RechargedNumber,
} from '../../kit/people/rechargeCast.tsx';
import { CastStages } from '../../kit/stage/CastStages.tsx';

/* The grounds of the stops, in their order: each pale, and another than the clothes before it. */
const castGrounds = ['marigold-soft', 'brand-soft', 'green-soft'] as const;

/** Who takes part in a recharge, each on a stage over what it changes in their books: the customer, the keeper of a shop, and the phone whose number is recharged. */
export const RechargeCast = () => (
  <CastStages tones={castGrounds}>
    <PayingCustomer />
    <KeeperAtHerTill />
    <RechargedNumber />
  </CastStages>
);
