import { BankBuilding } from '../../kit/places/BankBuilding.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same for phones: the coin large above the bank that it goes to. */
export function RechargeSellsTransferNarrow() {
  return (
    <Scene {...narrowBitSize} ground="deep">
      <path d="M0 176H160V200H0z" className="deep-lift" />
      <BankBuilding x={18} y={72} scale={1.03} />
      <path
        d="M87 30Q126 30 124 82"
        className="stroke-marigold"
        strokeWidth={5}
        strokeDasharray="0 11"
      />
      <circle cx={44} cy={46} r={32} className="marigold" />
      <circle cx={44} cy={46} r={25} className="stroke-on-brand" strokeWidth={2} opacity={0.8} />
      <Glyph name="rupee" x={26} y={28} size={36} tone="deep" bold />
    </Scene>
  );
}
