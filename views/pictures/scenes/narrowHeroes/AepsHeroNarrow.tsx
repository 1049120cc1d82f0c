import { FlatScanner } from '../../kit/devices/FlatScanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { KeeperShowingPhone } from '../../kit/people/KeeperShowingPhone.tsx';
import { LoweredHand } from '../../kit/people/LoweredHand.tsx';
import { PersonTurned } from '../../kit/people/PersonTurned.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { WithdrawalMatched } from '../../kit/screens/WithdrawalMatched.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const arm = { hand: 'none', thumb: 'left' } as const;

/** The head of the AEPS page for phones: the customer’s finger on the scanner, the keeper’s phone that says it matches, and the cash. */
export function AepsHeroNarrow() {
  return (
    <Scene width={400} height={424} ground="mint">
      <path d="M0 0H400V340H0z" className="brand-soft" opacity={0.6} />
      <KeeperShowingPhone x={70} y={92} scale={0.92}>
        <WithdrawalMatched small />
      </KeeperShowingPhone>
      <path d="M0 338H400V424H0z" className="brand-lift" />
      <path d="M0 400H400V424H0z" fill="url(#sheen)" />
      {/* Seen from the front they lie flat on the counter. */}
      <g transform="translate(268 346) skewX(-20) scale(.6 .4)">
        <Banknotes x={0} y={14} count={3} value="₹500" />
      </g>
      <FlatScanner x={141} y={344} scale={0.9} />
      <PersonTurned
        x={-79}
        y={78}
        scale={2.8}
        clothes="red"
        skin="skin-deep"
        grey
        far={{ ...arm, shoulder: [60, 72], elbow: [56, 98], wrist: [50, 118] }}
        near={{ ...arm, shoulder: [35, 72], elbow: [46, 106], wrist: [67, 88] }}
      />
      <LoweredHand x={108} y={322} turn={-3} scale={0.88} />
      <Awning x={-8} y={0} stripe={46} count={9} drop={20} />
    </Scene>
  );
}
