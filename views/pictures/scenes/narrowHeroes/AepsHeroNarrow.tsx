import { FlatScanner } from '../../kit/devices/FlatScanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { KeeperShowingPhone } from '../../kit/people/KeeperShowingPhone.tsx';
import { LoweredHand } from '../../kit/people/LoweredHand.tsx';
import { WithdrawalMatched } from '../../kit/screens/WithdrawalMatched.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the AEPS page for phones: a customer’s finger on the scanner, the keeper’s phone that says it matches, and the cash. */
export function AepsHeroNarrow() {
  return (
    <Scene width={400} height={424} ground="mint">
      <path d="M0 0H400V340H0z" className="brand-soft" opacity={0.6} />
      <KeeperShowingPhone x={-20} y={23} scale={1.15}>
        <WithdrawalMatched />
      </KeeperShowingPhone>
      <path d="M0 331H400V424H0z" className="brand-lift" />
      <path d="M0 410H400V424H0z" fill="url(#sheen)" />
      {/* Seen from the front they lie flat on the counter. */}
      <g transform="translate(238 346) skewX(-20) scale(.74 .44)">
        <Banknotes x={0} y={14} count={3} value="₹500" />
      </g>
      <FlatScanner x={98} y={350} />
      <path d="M-30 356L62 326" className="stroke-skin-deep" strokeWidth={34} />
      <path d="M-30 356L22 339" className="stroke-red" strokeWidth={52} strokeLinecap="butt" />
      <LoweredHand x={61} y={326} turn={-4} />
    </Scene>
  );
}
