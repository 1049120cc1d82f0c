import type { Colour } from '../../palette.ts';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { CardFace } from './CardFace.tsx';

interface UseCardProps {
  readonly glyph: GlyphName;
  readonly tone: Colour | 'sheen';
}

/** A prepaid card with a large sign of what it is used for. */
export const UseCard = ({ glyph, tone }: UseCardProps) => (
  <CardFace tone={tone} ink="on-brand">
    <circle cx={304} cy={88} r={68} className="on-brand" opacity={0.18} />
    <Glyph name={glyph} x={250} y={34} size={108} tone="on-brand" />
  </CardFace>
);
