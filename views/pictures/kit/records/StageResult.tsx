import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface StageResultProps extends Place {
  readonly glyph: GlyphName;
  readonly result: string;
  /** Who agrees to it, or what follows. */
  readonly note: string;
  /** The one that the others lead to: filled. */
  readonly isLast?: boolean;
}

/** What a stage of a project ends in, on a card of 330 × 72. */
export const StageResult = ({ glyph, result, note, isLast, ...place }: StageResultProps) => (
  <Panel {...place} width={330} height={72} radius={14} tone={isLast ? 'sheen' : 'surface'}>
    <rect
      x={14}
      y={14}
      width={44}
      height={44}
      rx={10}
      className={isLast ? 'on-brand' : 'brand-soft'}
    />
    <Glyph name={glyph} x={24} y={24} tone={isLast ? 'brand' : 'brand-ink'} bold />
    <Label x={74} y={33} size={18} weight={700} tone={isLast ? 'on-brand' : 'ink'}>
      {result}
    </Label>
    <Label x={74} y={55} size={15} tone={isLast ? 'on-brand' : 'muted'}>
      {note}
    </Label>
  </Panel>
);
