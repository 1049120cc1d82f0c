import { KeeperAtLaptop, PayingCustomer, RechargedNumber } from '../../kit/people/rechargeCast.tsx';
import { Niche } from '../../kit/places/Niche.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* As wide as the cards below them (FlowAcross.css): 5, 7 and 5 of 17 parts of what two arrows leave. */
const arrow = 144;
const side = (5 / 17) * (1200 - 2 * arrow);
const middle = 1200 - 2 * (arrow + side);

/** Who takes part in a recharge, each on a stage over what it changes in their books: the customer, the keeper of a shop, and the number that is recharged. */
export function RechargeCast() {
  return (
    <Scene width={1200} height={192} ground="none">
      <Niche x={0} y={0} width={side}>
        <PayingCustomer />
      </Niche>
      {/* The keeper, whose dark jacket is seen on lilac. */}
      <Niche x={side + arrow} y={0} width={middle} tone="on-deep-muted">
        <KeeperAtLaptop />
      </Niche>
      <Niche x={1200 - side} y={0} width={side} tone="code-number">
        <RechargedNumber />
      </Niche>
    </Scene>
  );
}
