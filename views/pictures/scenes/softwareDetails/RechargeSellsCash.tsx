import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A fingerprint scanner, and the cash that it lets one withdraw. */
export function RechargeSellsCash() {
  return (
    <Scene {...bitSize} ground="brand">
      <Scanner x={20} y={22} scale={0.6} />
      <Banknotes x={120} y={52} scale={0.5} count={3} />
    </Scene>
  );
}
