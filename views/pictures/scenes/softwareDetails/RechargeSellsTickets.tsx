import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { BitFloor } from '../../kit/stage/BitFloor.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const ticket =
  'M78 14H162a10 10 0 0110 10v32a10 10 0 000 20v46a10 10 0 01-10 10H78a10 10 0 01-10-10V76a10 10 0 000-20V24a10 10 0 0110-10z';

/** A train ticket, upright, with the train above its coach and berth. */
export function RechargeSellsTickets() {
  return (
    <Scene {...bitSize} ground="brand">
      <BitFloor x={120} width={120} />
      <path d={ticket} className="marigold" />
      <path d="M86 66H154.500" className="stroke-deep" strokeWidth={3} strokeDasharray="0 9.780" />
      <Glyph name="train" x={101} y={20} size={38} tone="deep" bold />
      <Label x={120} y={102} size={30} weight={800} tone="deep" anchor="middle">
        CNF
      </Label>
      <Label x={120} y={123} size={19} weight={700} tone="deep" anchor="middle">
        B2 31
      </Label>
    </Scene>
  );
}
