import type { Place } from '../stage/At.tsx';
import { Cross } from './Cross.tsx';
import { Glyph, type GlyphName } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Panel } from './Panel.tsx';

interface BarredTaskProps extends Place {
  readonly glyph: GlyphName;
  readonly name: string;
}

/** Something that a device does not do, with a red cross at its corner, 96 × 84. */
export const BarredTask = ({ glyph, name, ...place }: BarredTaskProps) => (
  <Panel {...place} width={96} height={84} flat>
    <Glyph name={glyph} x={33} y={14} size={30} tone="muted" />
    <Cross x={94} y={2} size={22} />
    <Label x={48} y={70} size={14} weight={700} anchor="middle">
      {name}
    </Label>
  </Panel>
);
