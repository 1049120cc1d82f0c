import { RupeeCoin } from '../../kit/money/RupeeCoin.tsx';
import { BankFront } from '../../kit/places/BankFront.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the coin lies before the bank. */
export const RechargeSellsTransferNarrow = () => (
  <Scene {...narrowBitSize} ground="lilac">
    <path d="M0 112H160V200H0z" className="brand-lift" opacity={0.4} />
    <ellipse cx={80} cy={127} rx={70} ry={5} className="shade" />
    <BankFront x={16} y={13} scale={0.53} />
    <path
      d="M92 168C112 168 122 162 122 150"
      className="stroke-brand"
      strokeWidth={4}
      strokeDasharray="0 9"
    />
    <path d="M113 153L122 142 131 153" className="stroke-brand" strokeWidth={4} />
    <ellipse cx={52} cy={186} rx={32} ry={4} className="shade" />
    <RupeeCoin x={52} y={156} radius={29} />
  </Scene>
);
