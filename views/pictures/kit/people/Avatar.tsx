import { soft, type Tone } from '../../palette.ts';
import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';

interface AvatarProps {
  /** The centre. */
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly tone?: Tone;
  /** A glyph, or up to two letters of a name. */
  readonly glyph?: GlyphName;
  readonly initials?: string;
  readonly square?: boolean;
}

/** A round (or square) mark for a person, a service or a place. */
export function Avatar({ x, y, size = 40, tone = 'brand', glyph, initials, square }: AvatarProps) {
  const [ground, ink] = soft[tone];
  const icon = Math.round(size * 0.54);
  return (
    <>
      <rect
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={square ? 8 : size / 2}
        className={ground}
      />
      {glyph && <Glyph name={glyph} x={x - icon / 2} y={y - icon / 2} size={icon} tone={ink} />}
      {initials && (
        <Label
          x={x}
          y={y + size * 0.135}
          size={Math.round(size * 0.37)}
          weight={700}
          tone={ink}
          anchor="middle"
        >
          {initials}
        </Label>
      )}
    </>
  );
}
