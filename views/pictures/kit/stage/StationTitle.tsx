import { Glyph, type GlyphName } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';

interface StationTitleProps {
  readonly glyph: GlyphName;
  readonly children: string;
}

/** The head of a station: its icon and its name over a hairline. */
export function StationTitle({ glyph, children }: StationTitleProps) {
  return (
    <>
      <rect x={16} y={16} width={36} height={36} rx={8} className="brand-soft" />
      <Glyph name={glyph} x={23} y={23} size={22} tone="brand-ink" />
      <Label x={64} y={41} size={21} weight={700}>
        {children}
      </Label>
      <path d="M0 67.5H236" className="stroke-line" />
    </>
  );
}
