import { CashWithdrawn } from '../../kit/money/CashWithdrawn.tsx';
import { FingerOnScanner } from '../../kit/people/FingerOnScanner.tsx';
import { GivenNotes } from '../../kit/people/GivenNotes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Over a counter, from left to right: a customer’s finger on the scanner, the slip of the withdrawal, and its notes handed out. */
export function CoreCounter() {
  return (
    <Scene width={838} height={260} ground="mint" radius={0} grows="around">
      <path d="M-900 214H1800V600H-900z" fill="url(#sheen)" />
      <path d="M-900 204H1800V216H-900z" className="brand-lift" />
      <path d="M250 190C280 216 296 216 330 196" className="stroke-deep" strokeWidth={7} />
      <CashWithdrawn x={322} y={19} scale={0.66} />
      <GivenNotes x={682} y={122} turn={8} scale={0.74} />
      <FingerOnScanner x={146} y={58} turn={-32} scale={0.86} sleeve="marigold" />
    </Scene>
  );
}
