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
      <Scanner x={76} y={8} scale={0.61} />
      <Banknotes x={66} y={79} scale={0.54} count={2} />
    </Scene>
  );
}
