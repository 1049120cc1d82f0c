import { FlatScanner } from '../../kit/devices/FlatScanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { KeeperShowingPhone } from '../../kit/people/KeeperShowingPhone.tsx';
import { PersonTurned } from '../../kit/people/PersonTurned.tsx';
import { ScanningArm } from '../../kit/people/ScanningArm.tsx';
import { Awning } from '../../kit/places/Awning.tsx';
import { Shelf } from '../../kit/places/Shelf.tsx';
import { WithdrawalMatched } from '../../kit/screens/WithdrawalMatched.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A cash withdrawal at a village shop: a finger on the scanner, the keeper’s phone that says it matches, and the cash. */
export function Aeps() {
  return (
    <Scene width={640} height={520} ground="mint">
      <circle cx={50} cy={52} r={26} className="marigold" />
      <path d="M0 316Q90 280 220 306V520H0z" className="meadow" />
      <path d="M0 316Q90 280 220 306V520H0z" className="meadow-lit" opacity={0.34} />
      <path d="M0 372Q110 330 220 360V520H0z" className="meadow-lit" opacity={0.3} />
      <path d="M212 20H640V410H212z" className="brand-soft" />
      <Shelf x={228} y={168} scale={1.5} width={62} />
      <Shelf x={228} y={236} scale={1.5} width={50} row="second" />
      <path d="M202 20h14v390h-14z" className="deep-lift" />
      <KeeperShowingPhone x={264} y={126.6} scale={1.02}>
        <WithdrawalMatched />
      </KeeperShowingPhone>
      <path d="M190 458H640V520H190z" fill="url(#sheen)" />
      <path d="M190 400H640V460H190z" className="brand-lift" />
      <path d="M190 460H640" className="stroke-on-brand" strokeWidth={3} opacity={0.25} />
      {/* Seen from the front they lie flat on the counter. */}
      <g transform="translate(424 413) skewX(-20) scale(.84 .39)">
        <Banknotes x={0} y={10} count={3} value="₹500" />
      </g>
      <FlatScanner x={236} y={404} />
      <PersonTurned x={-14} y={96} scale={3.2} clothes="red" skin="skin-deep" grey />
      <ScanningArm x={70} y={285} scale={1.1} mirrored={190} skin="skin-deep" />
      <Awning x={188.2} y={0} stripe={50.2} count={9} drop={26} />
    </Scene>
  );
}
