import { BankBuilding } from '../../kit/places/BankBuilding.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A coin on its way into a bank. */
export function RechargeSellsTransfer() {
  return (
    <Scene {...bitSize} ground="deep">
      <path d="M0 132H240V150H0z" className="deep-lift" />
      <BankBuilding x={104} y={20} />
      <path
        d="M52 60Q70 22 100 32"
        className="stroke-marigold"
        strokeWidth={4}
        strokeDasharray="1 9"
      />
      <circle cx={48} cy={94} r={30} className="marigold" />
      <circle cx={48} cy={94} r={23} className="stroke-on-brand" strokeWidth={2} opacity={0.8} />
      <Glyph name="rupee" x={32} y={78} size={32} tone="deep" bold />
    </Scene>
  );
}
