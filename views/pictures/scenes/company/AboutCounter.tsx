import { Scanner } from '../../kit/devices/Scanner.tsx';
import { WithdrawalPhone } from '../../kit/devices/WithdrawalPhone.tsx';
import { TouchingHand } from '../../kit/people/TouchingHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A counter from above: the shop’s phone with the amount that was paid out, and a customer’s finger on the scanner beside it. */
export const AboutCounter = () => (
  <Scene width={480} height={400} ground="mint">
    <Rings x={0} y={400} size={360} tone="green-soft" />
    <WithdrawalPhone x={40} y={36} scale={0.8} />
    <Scanner x={256} y={58} scale={1.2} />
    <TouchingHand x={341} y={172} turn={60} scale={0.88} skin="skin-deep" sleeve="marigold" />
  </Scene>
);
