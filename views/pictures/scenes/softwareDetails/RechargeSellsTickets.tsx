import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const ticket =
  'M32 25H208a12 12 0 0112 12v23a15 15 0 000 30v23a12 12 0 01-12 12H32a12 12 0 01-12-12V90a15 15 0 000-30V37a12 12 0 0112-12z';

/** A train ticket with its coach and berth. */
export function RechargeSellsTickets() {
  return (
    <Scene {...bitSize} ground="brand">
      <path d={ticket} className="marigold" />
      <path d="M100 35v80" className="stroke-deep" strokeWidth={3} strokeDasharray="1 9" />
      <Glyph name="train" x={42} y={51} size={48} tone="deep" />
      <Label x={118} y={72} size={27} weight={800} tone="deep">
        CNF
      </Label>
      <Label x={118} y={102} size={24} weight={600} tone="deep">
        B2 31
      </Label>
    </Scene>
  );
}
