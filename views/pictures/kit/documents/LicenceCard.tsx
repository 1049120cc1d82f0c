import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import type { Place } from '../stage/At.tsx';

/** A driving licence of West Bengal with the portrait of its holder, 188 × 120. */
export const LicenceCard = (place: Place) => (
  <Panel {...place} width={188} height={120}>
    <path d="M0 32V16A16 16 0 0116 0H172a16 16 0 0116 16V32z" fill="url(#night)" />
    <Glyph name="car" x={152} y={4} tone="on-brand" />
    <Label x={16} y={22} size={18} weight={700} tone="on-brand">
      Licence
    </Label>
    <g className="photograph">
      <Portrait x={144} y={78} size={60} hair="short" clothes="marigold" moustache />
    </g>
    <Label x={20} y={64} size={20} weight={800}>
      WB-19
    </Label>
    <Skeleton x={20} y={78} widths={[80, 56]} step={22} height={10} />
  </Panel>
);
