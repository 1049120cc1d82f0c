import { At, type Place } from '../stage/At.tsx';
import { Glyph, type GlyphName } from './Glyph.tsx';

interface NotDoneProps extends Place {
  readonly glyph: GlyphName;
}

/** A sign for what is not done, struck through, 60 across; x and y are its centre. */
export const NotDone = ({ glyph, ...place }: NotDoneProps) => (
  <At {...place}>
    <circle r={30} className="surface" />
    <Glyph name={glyph} x={-14} y={-14} size={28} tone="muted" bold />
    <circle r={27.5} className="stroke-red" strokeWidth={5} />
    <path d="M-19-19L19 19" className="stroke-red" strokeWidth={5} />
  </At>
);
