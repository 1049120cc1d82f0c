import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { RadioMast } from './RadioMast.tsx';

/** Where its drawers are below the name; the middle one has the number that is asked for. */
const drawers = [80, 130, 180];
const found = 130;

/** The register of a mobile network, a cabinet 184 × 248 with one drawer lit, and the network's mast on its roof, 140 above it; 0,0 is the left end of the roof. */
export const RegisterRack = (place: Place) => (
  <At {...place}>
    <ellipse cx={92} cy={256} rx={108} ry={8} className="shade" />
    <RadioMast x={92} y={-139} scale={0.95} />
    <path
      d="M22 236H56V252a4 4 0 01-4 4H26a4 4 0 01-4-4zM128 236h34v16a4 4 0 01-4 4h-26a4 4 0 01-4-4z"
      className="deep"
    />
    <Panel x={0} y={0} width={184} height={244} radius={18} tone="night" />
    <Label x={22} y={54} size={40} weight={800} tone="on-deep">
      HLR
    </Label>
    <path d="M142 40h22" className="stroke-code-number" strokeWidth={9} strokeDasharray="0 16" />
    {drawers.map((y) => (
      <Drawer key={y} y={y} isFound={y === found} />
    ))}
  </At>
);

interface DrawerProps {
  readonly y: number;
  readonly isFound: boolean;
}

/** One drawer, 152 × 42; the one that is found is lit and holds a SIM. */
const Drawer = ({ y, isFound }: DrawerProps) => (
  <>
    <rect
      x={16}
      y={y}
      width={152}
      height={42}
      rx={9}
      className={isFound ? 'marigold' : 'rim'}
      opacity={isFound ? 1 : 0.55}
    />
    {isFound && (
      <g className="sheet">
        <Glyph name="sim" x={26} y={y + 8} size={26} tone="deep" bold />
      </g>
    )}
    <path
      d={`M${isFound ? 66 : 34} ${y + 21}H${isFound ? 150 : 110}`}
      className={isFound ? 'stroke-deep' : 'stroke-on-deep-muted'}
      strokeWidth={6}
      opacity={isFound ? 0.7 : 0.5}
    />
  </>
);
