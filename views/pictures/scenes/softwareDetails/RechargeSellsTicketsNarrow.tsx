import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { narrowBitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

const ticket =
  'M28 14H132a14 14 0 0114 14v54a14 14 0 000 28v62a14 14 0 01-14 14H28a14 14 0 01-14-14V110a14 14 0 000-28V28a14 14 0 0114-14z';

/** The same for phones: the ticket upright, with the train above its coach and berth. */
export function RechargeSellsTicketsNarrow() {
  return (
    <Scene {...narrowBitSize} ground="brand">
      <path d={ticket} className="marigold" />
      <path d="M38 96H122.500" className="stroke-deep" strokeWidth={4} strokeDasharray="0 12" />
      <Glyph name="train" x={52} y={24} size={56} tone="deep" />
      <Label x={80} y={142} size={38} weight={800} tone="deep" anchor="middle">
        CNF
      </Label>
      <Label x={80} y={172} size={27} weight={600} tone="deep" anchor="middle">
        B2 31
      </Label>
    </Scene>
  );
}
