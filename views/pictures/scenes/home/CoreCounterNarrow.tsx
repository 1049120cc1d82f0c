import { CashWithdrawn } from '../../kit/money/CashWithdrawn.tsx';
import { FingerOnScanner } from '../../kit/people/FingerOnScanner.tsx';
import { GivenNotes } from '../../kit/people/GivenNotes.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** On phones, over a counter: a customer’s finger on the scanner, the slip of the withdrawal, and its notes handed out. */
export const CoreCounterNarrow = () => (
  <Scene width={400} height={150} ground="mint" radius={0}>
    <path d="M0 122H400V150H0z" fill="url(#sheen)" />
    <path d="M0 116H400V124H0z" className="brand-lift" />
    <path d="M138 113C152 125 158 124 172 113" className="stroke-deep" strokeWidth={4} />
    <CashWithdrawn x={163} y={14} scale={0.37} />
    <GivenNotes x={351} y={66} turn={8} scale={0.46} />
    <FingerOnScanner x={66} y={25} turn={-32} scale={0.55} sleeve="marigold" />
  </Scene>
);
