import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

interface LaunchStageProps extends Place {
  readonly name: string;
  readonly glyph: GlyphName;
  /** The one that was just reached. */
  readonly isLast: boolean;
}

/** A stage of a launch that is done, on a tile, 104 × 104; its tick lies on the corner. */
export const LaunchTile = ({ name, glyph, isLast, ...place }: LaunchStageProps) => (
  <Panel {...place} width={104} height={104} tone={isLast ? 'marigold' : 'surface'}>
    <Glyph name={glyph} x={30} y={18} size={44} tone={isLast ? 'deep' : 'brand-ink'} />
    <Label x={52} y={86} size={17} weight={700} anchor="middle" tone={isLast ? 'deep' : 'ink'}>
      {name}
    </Label>
    <Tick x={98} y={8} size={30} />
  </Panel>
);

/** The same as a row, 148 × 56. */
export const LaunchRow = ({ name, glyph, isLast, ...place }: LaunchStageProps) => (
  <Panel {...place} width={148} height={56} tone={isLast ? 'marigold' : 'surface'}>
    <Glyph name={glyph} x={12} y={15} size={26} tone={isLast ? 'deep' : 'brand-ink'} />
    <Label x={45} y={34} size={17} weight={700} tone={isLast ? 'deep' : 'ink'}>
      {name}
    </Label>
    <Tick x={144} y={8} size={26} />
  </Panel>
);
