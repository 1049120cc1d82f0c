import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { BitFloor } from '../../kit/stage/BitFloor.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A fingerprint scanner, and before its foot the cash that it lets one withdraw. */
export function RechargeSellsCash() {
  return (
    <Scene {...bitSize} ground="brand">
      <BitFloor x={120} width={124} />
      <Scanner pale x={79} y={18} scale={0.57} />
      <Banknotes x={66} y={83} scale={0.54} count={2} />
    </Scene>
  );
}
