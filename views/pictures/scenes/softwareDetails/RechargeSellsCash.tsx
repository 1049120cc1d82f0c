import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Fingerprint } from '../../kit/shapes/Fingerprint.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A finger, and the cash that it lets one withdraw. */
export function RechargeSellsCash() {
  return (
    <Scene {...bitSize} ground="deep">
      <rect x={18} y={24} width={84} height={102} rx={16} className="brand" />
      <Fingerprint x={30} y={38} size={74} tone="on-brand" />
      <Banknotes x={112} y={56} scale={0.56} count={3} />
    </Scene>
  );
}
