import { Banknotes } from '../../kit/Banknotes.tsx';
import { bitSize } from '../../kit/bitSize.ts';
import { Fingerprint } from '../../kit/Fingerprint.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A finger, and the cash that it lets one withdraw. */
export function RechargeSellsCash() {
  return (
    <Scene {...bitSize} ground="mint">
      <rect x={18} y={24} width={84} height={102} rx={16} className="deep" />
      <Fingerprint x={30} y={38} size={74} tone="code-number" />
      <Banknotes x={112} y={56} scale={0.56} count={3} />
    </Scene>
  );
}
