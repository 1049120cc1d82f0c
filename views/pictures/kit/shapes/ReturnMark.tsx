import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';

interface ReturnMarkProps extends Place {
  readonly radius: number;
}

/** Money is back; x and y are its middle. */
export const ReturnMark = ({ radius, ...place }: ReturnMarkProps) => (
  <At {...place}>
    <circle r={radius} className="marigold" />
    <Glyph
      name="refresh"
      x={-0.58 * radius}
      y={-0.58 * radius}
      size={1.16 * radius}
      tone="deep"
      bold
    />
  </At>
);
