import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Cash on a counter, and a coin on its way from there to a bank. */
export const RechargeSellsTransfer = () => (
  <Scene {...bitSize} ground="lilac">
    <path d="M0 122H240V150H0z" className="brand-lift" opacity={0.4} />
    <path
      d="M24 78C24 58 34 46 50 38M88 30C104 26 118 28 130 36"
      className="stroke-brand"
      strokeWidth={4}
      strokeDasharray="0 9"
    />
    <ellipse cx={170} cy={135} rx={68} ry={5} className="shade" />
    <BankFront x={110} y={27} scale={0.5} />
    <RupeeCoin x={64} y={36} radius={22} />
    <Banknotes x={-8} y={86} scale={0.52} count={3} />
  </Scene>
);
