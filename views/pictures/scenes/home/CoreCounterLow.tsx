import { CashWithdrawn } from '../../kit/money/CashWithdrawn.tsx';
import { FingerOnScanner } from '../../kit/people/FingerOnScanner.tsx';
import { GivenNotes } from '../../kit/people/GivenNotes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for the head of a small card: the hands come from below, and the slip says only how much it is. */
export function CoreCounterLow() {
  return (
    <Scene width={400} height={260} ground="mint" radius={0}>
      <path d="M0 200H400V260H0z" fill="url(#sheen)" />
      <path d="M0 188H400V202H0z" className="brand-lift" />
      <path d="M108 180C118 200 126 200 136 186" className="stroke-deep" strokeWidth={5} />
      <CashWithdrawn x={126} y={47} scale={0.49} small />
      <GivenNotes x={356} y={110} turn={66} scale={0.51} />
      <FingerOnScanner x={28} y={81} turn={-72} scale={0.63} sleeve="marigold" />
    </Scene>
  );
}
