import { Scanner } from '../../kit/devices/Scanner.tsx';
import { WithdrawalPhone } from '../../kit/devices/WithdrawalPhone.tsx';
import { TouchingHand } from '../../kit/people/TouchingHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A counter from above: the shop’s phone with the amount that was paid out, and a customer’s finger on the scanner before it. */
export const AboutCounter = () => (
  <Scene width={400} height={500} ground="mint" grows="around">
    <Rings x={0} y={500} size={360} tone="green-soft" />
    <WithdrawalPhone x={20} y={44} scale={0.9} />
    <Scanner x={204} y={246} scale={1.26} />
    <TouchingHand x={293} y={366} turn={60} scale={0.94} skin="skin-deep" sleeve="marigold" />
  </Scene>
);
