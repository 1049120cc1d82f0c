import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

const tile = {
  panel: { width: 104, height: 104 },
  sign: { x: 30, y: 18, size: 44 },
  word: { x: 52, y: 86, anchor: 'middle' },
  tick: { x: 98, y: 8, size: 30 },
} as const;
const line = {
  panel: { width: 148, height: 56 },
  sign: { x: 12, y: 15, size: 26 },
  word: { x: 45, y: 34, anchor: 'start' },
  tick: { x: 144, y: 8, size: 26 },
} as const;

interface LaunchStageProps extends Place {
  readonly name: string;
  readonly glyph: GlyphName;
  /** The one that was just reached. */
  readonly isLast: boolean;
  /** 148 × 56, the name beside the sign. */
  readonly row?: boolean;
}

/** A stage of a launch that is done, on a tile, 104 × 104; its tick lies on the corner. */
export function LaunchStage({ name, glyph, isLast, row, ...place }: LaunchStageProps) {
  const { panel, sign, word, tick } = row ? line : tile;
  return (
    <Panel {...place} {...panel} tone={isLast ? 'marigold' : 'surface'}>
      <Glyph name={glyph} {...sign} tone={isLast ? 'deep' : 'brand-ink'} />
      <Label {...word} size={17} weight={700} tone={isLast ? 'deep' : 'ink'}>
        {name}
      </Label>
      <Tick {...tick} />
    </Panel>
  );
}
