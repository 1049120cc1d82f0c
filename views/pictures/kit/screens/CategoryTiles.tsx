import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CategoryTilesProps extends Place {
  /** The first is chosen. */
  readonly tiles: readonly (readonly [glyph: GlyphName, label: string])[];
  readonly columns: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly size: number;
}

/** A grid of things to choose from, each a sign over its name. */
export function CategoryTiles(props: CategoryTilesProps) {
  const { tiles, columns, width, height, gap, size, ...place } = props;
  const icon = Math.round(height / 3);
  return (
    <At {...place}>
      {tiles.map(([glyph, label], index) => {
        const isChosen = index === 0;
        const x = (index % columns) * (width + gap);
        const y = Math.floor(index / columns) * (height + gap);
        return (
          <g key={label} transform={`translate(${x} ${y})`}>
            <rect
              width={width}
              height={height}
              rx={8}
              className={isChosen ? 'brand' : 'surface-2'}
            />
            <Glyph
              name={glyph}
              x={(width - icon) / 2}
              y={height * 0.19}
              size={icon}
              tone={isChosen ? 'on-brand' : 'brand-ink'}
            />
            <Label
              x={width / 2}
              y={height * 0.81}
              size={size}
              weight={600}
              tone={isChosen ? 'on-brand' : 'ink'}
              anchor="middle"
            >
              {label}
            </Label>
          </g>
        );
      })}
    </At>
  );
}
