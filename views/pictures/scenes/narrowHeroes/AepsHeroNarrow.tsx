import { FlatScanner } from '../../kit/devices/FlatScanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { KeeperShowingPhone } from '../../kit/people/KeeperShowingPhone.tsx';
import { PersonTurned } from '../../kit/people/PersonTurned.tsx';
import { ScanningArm } from '../../kit/people/ScanningArm.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { WithdrawalMatched } from '../../kit/screens/WithdrawalMatched.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The head of the AEPS page for phones: the customer’s finger on the scanner, the keeper’s phone that says it matches, and the cash. */
export function AepsHeroNarrow() {
  return (
    <Scene width={400} height={424} ground="mint">
      <path d="M0 262Q60 236 120 252V424H0z" className="meadow-lit" opacity={0.4} />
      <path d="M0 314Q60 286 120 304V424H0z" className="meadow-lit" opacity={0.4} />
      <path d="M112 16H400V340H112z" className="brand-soft" />
      <KeeperShowingPhone x={103} y={106} scale={0.84}>
        <WithdrawalMatched />
      </KeeperShowingPhone>
      <path d="M106 16h12v330h-12z" className="deep-lift" />
      <path d="M96 330H400V424H96z" className="brand-lift" />
      <path d="M96 396H400V424H96z" fill="url(#sheen)" />
      {/* Seen from the front they lie flat on the counter. */}
      <g transform="translate(268 346) skewX(-20) scale(.6 .4)">
        <Banknotes x={0} y={14} count={3} value="₹500" />
      </g>
      <FlatScanner x={138} y={344} scale={0.9} />
      <PersonTurned x={-76} y={66} scale={2.8} clothes="red" skin="skin-deep" grey />
      <ScanningArm x={-2} y={231} scale={0.96} mirrored={190} skin="skin-deep" />
      <Awning x={92} y={0} stripe={44} count={7} drop={20} />
    </Scene>
  );
}
