import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Sofa } from '../things/Sofa.tsx';

/** What somebody has typed, in a field 40 high. */
export const SearchField = ({ width, ...place }: Place & { readonly width: number }) => (
  <At {...place}>
    <rect width={width} height={40} rx={20} className="surface-2" />
    <Glyph name="search" x={12} y={10} size={20} tone="muted" />
    <Label x={40} y={25} size={15}>
      furniture siliguri
    </Label>
  </At>
);

interface SofaInWindowProps extends Place {
  readonly width: number;
  readonly height?: number;
}

/** The sofa in the window of the shop. */
export const SofaInWindow = ({ width, height = 96, ...place }: SofaInWindowProps) => (
  <At {...place}>
    <rect width={width} height={height} rx={8} className="marigold-soft" />
    <path
      d={`M0 ${height * 0.79}h${width}V${height - 8}a8 8 0 01-8 8H8a8 8 0 01-8-8z`}
      className="marigold"
      opacity={0.4}
    />
    <g transform={`translate(${width / 2} ${height * 0.115}) scale(${height / 109})`}>
      <Sofa x={-56} y={0} />
    </g>
  </At>
);

/** The name of the shop that was found, where it is, and below that the sign that an enquiry reached it. */
export const FoundShop = (place: Place) => (
  <At {...place}>
    <Label x={0} y={0} size={19} weight={700}>
      Roy Furniture
    </Label>
    <Label x={0} y={23} size={15} tone="muted">
      Siliguri, 1.2 km
    </Label>
    <Arrival>
      <Tick x={13} y={51} size={26} />
      <Label x={34} y={57} size={17} weight={700} tone="green-ink">
        Enquiry sent
      </Label>
    </Arrival>
  </At>
);
