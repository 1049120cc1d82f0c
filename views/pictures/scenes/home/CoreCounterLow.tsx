import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { CashWithdrawn } from '../../kit/money/CashWithdrawn.tsx';
import { FingerOnScanner } from '../../kit/people/FingerOnScanner.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for the head of a small card: the scanner below, the withdrawal and its notes above. */
export function CoreCounterLow() {
  return (
    <Scene width={400} height={260} ground="mint" radius={0}>
      <Rings x={0} y={260} size={320} tone="green-soft" />
      <FingerOnScanner x={76} y={128} scale={0.73} turn={4} sleeve="marigold" />
      <Banknotes x={236} y={33} count={2} scale={0.76} />
      <CashWithdrawn x={20} y={20} scale={0.84} />
    </Scene>
  );
}
