import { Glyph } from '../shapes/Glyph.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface PlaceLabelProps extends Place {
  readonly name: string;
}

/** The name of a town beside a pin, 36 high and as wide as its word. */
export const PlaceLabel = ({ name, ...place }: PlaceLabelProps) => (
  <Panel {...place} width={Math.ceil(textWidth(name, 17)) + 50} height={36} radius={18} flat>
    <Glyph name="pin" x={12} y={8} size={20} tone="brand-ink" />
    <Label x={35} y={24} size={17} weight={700}>
      {name}
    </Label>
  </Panel>
);
