import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { CashWithdrawn } from '../../kit/money/CashWithdrawn.tsx';
import { FingerOnScanner } from '../../kit/people/FingerOnScanner.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** From above: a customer’s finger on the scanner, the withdrawal that went through, and its notes. */
export function CoreCounter() {
  return (
    <Scene width={838} height={260} ground="mint" radius={0} grows="around">
      <Rings x={0} y={260} size={360} tone="green-soft" />
      <FingerOnScanner x={524} y={52} scale={1.04} turn={4} sleeve="marigold" />
      <Banknotes x={302} y={92} count={2} scale={0.8} />
      <CashWithdrawn x={24} y={62} scale={1.08} />
    </Scene>
  );
}
