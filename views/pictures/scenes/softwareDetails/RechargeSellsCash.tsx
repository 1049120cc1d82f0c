import { Scanner } from '../../kit/devices/Scanner.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A fingerprint scanner, and behind it the cash that it lets one withdraw. */
export const RechargeSellsCash = () => (
  <Scene {...bitSize} ground="sand">
    <Banknotes x={20} y={70} scale={0.62} count={2} />
    <Scanner x={116} y={13} scale={0.7} />
  </Scene>
);
