import { Scanner } from '../../kit/devices/Scanner.tsx';
import { WithdrawalPhone } from '../../kit/devices/WithdrawalPhone.tsx';
import { TouchingHand } from '../../kit/people/TouchingHand.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: nearer, so that the lower end of the shop’s phone is out of the picture. */
export const AboutCounterNarrow = () => (
  <Scene width={350} height={200} radius={0} ground="mint">
    <Rings x={0} y={200} size={240} tone="green-soft" />
    <WithdrawalPhone x={34} y={14} scale={0.6} />
    <Scanner x={200} y={24} scale={0.86} />
    <TouchingHand x={261} y={106} turn={50} scale={0.5} skin="skin-deep" sleeve="marigold" />
  </Scene>
);
