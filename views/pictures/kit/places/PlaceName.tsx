import { Glyph } from '../shapes/Glyph.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface PlaceNameProps extends Place {
  readonly name: string;
  readonly amount: string;
  readonly received?: boolean;
}

/** Of each name, so that the two ends of a way are alike. */
export const placeNameSize = { width: 160, height: 60 } as const;

/** A town, and the amount that is paid or received there, 160 × 60, without a shadow: another thing is close below it. */
export const PlaceName = ({ name, amount, received, ...place }: PlaceNameProps) => {
  const tone = received ? 'green-ink' : 'brand-ink';
  const start = (placeNameSize.width - 23 - textWidth(name, 16)) / 2;
  return (
    <Panel {...place} {...placeNameSize} tone={received ? 'green-soft' : 'surface'} flat>
      <Glyph name="pin" x={start} y={9} size={18} tone={tone} />
      <Label x={start + 23} y={24} size={16} weight={600} tone={tone}>
        {name}
      </Label>
      <Label
        x={placeNameSize.width / 2}
        y={48}
        size={20}
        weight={800}
        tone={received ? 'green-ink' : 'ink'}
        anchor="middle"
      >
        {amount}
      </Label>
    </Panel>
  );
};
