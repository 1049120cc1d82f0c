import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A coin, and its way to a bank. */
export const RechargeSellsTransfer = () => (
  <Scene {...bitSize} ground="lilac">
    <path d="M0 120H240V150H0z" className="brand-lift" opacity={0.4} />
    <path
      d="M46 58C48 34 70 22 96 30"
      className="stroke-brand"
      strokeWidth={4}
      strokeDasharray="0 9"
    />
    <path d="M93 21L105 33 90 38" className="stroke-brand" strokeWidth={4} />
    <ellipse cx={162} cy={136} rx={74} ry={5} className="shade" />
    <BankFront x={96} y={19} scale={0.54} />
    <ellipse cx={46} cy={132} rx={30} ry={4} className="shade" />
    <RupeeCoin x={46} y={102} radius={29} />
  </Scene>
);
