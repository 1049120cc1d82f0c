import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';

/** On the display of a terminal: the waves that a card touches, and below them the amount. */
export const TapDisplay = ({ children }: { readonly children: string }) => (
  <>
    <circle cx={84} cy={34} r={29} className="brand-soft" />
    <Glyph name="tap" x={58} y={9} size={50} tone="brand-ink" bold />
    <Label x={84} y={103} size={40} weight={800} anchor="middle">
      {children}
    </Label>
  </>
);
