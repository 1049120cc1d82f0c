import { Scanner } from '../../kit/devices/Scanner.tsx';
import { WithdrawalPhone } from '../../kit/devices/WithdrawalPhone.tsx';
import { TouchingHand } from '../../kit/people/TouchingHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: nearer, so that the lower end of the shop’s phone is out of the picture. */
export const AboutCounterNarrow = () => (
  <Scene width={350} height={233} radius={0} ground="mint">
    <Rings x={0} y={233} size={240} tone="green-soft" />
    <WithdrawalPhone x={34} y={20} scale={0.64} />
    <Scanner x={204} y={34} scale={0.92} />
    <TouchingHand x={269} y={122} turn={50} scale={0.54} skin="skin-deep" sleeve="marigold" />
  </Scene>
);
