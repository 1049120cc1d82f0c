import { At, type Place } from '../stage/At.tsx';

/* Three rows of slates, each laid over the joints of the one below. */
const slates =
  'M31.500 15H164.500M21 28H175M10.500 41H185.500M62 3V15M84 3V15M106 3V15M128 3V15M51 15V28M73 15V28M95 15V28M117 15V28M139 15V28M40 28V41M62 28V41M84 28V41M106 28V41M128 28V41M150 28V41M29 41V53M51 41V53M73 41V53M95 41V53M117 41V53M139 41V53M161 41V53';

const upper = [30, 88, 146] as const;
const lower = [36, 140] as const;

/** A house of the hills of Pokhara, 196 × 150 from eave to eave: a slate roof, wooden windows, and a balcony on posts over a terrace of stone. */
export const HillHouse = (place: Place) => (
  <At {...place}>
    <path d="M14 48H182V100H14z" className="warm" />
    <path d="M14 98H182V142H14z" className="skin" />
    <path d="M14 54H182v8H14zM14 98H182v8H14z" className="shade" />
    <path d="M0 54L42 2H154L196 54z" className="muted" />
    <path d={slates} className="stroke-ink" strokeWidth={1.5} opacity={0.28} />
    <path d="M0 54H196" className="stroke-skin-deep" strokeWidth={5} />
    {upper.map((x) => (
      <Window key={x} x={x} y={66} />
    ))}
    {lower.map((x) => (
      <Window key={x} x={x} y={113} />
    ))}
    <path d="M81 108H115V142H81z" className="skin-deep" />
    <path d="M87 113H97V142H87zM99 113H109V142H99z" className="hair" opacity={0.4} />
    {/* The balcony, and the posts that carry it. */}
    <path d="M12 88H184M12 99H184" className="stroke-skin-deep" strokeWidth={3.5} />
    <path
      d="M16 93.500H182"
      className="stroke-skin-deep"
      strokeWidth={9}
      strokeDasharray="2 6"
      strokeLinecap="butt"
    />
    <path
      d="M18 57V142M70 99V142M126 99V142M178 57V142"
      className="stroke-skin-deep"
      strokeWidth={4}
    />
    <path d="M4 142H192V150H4z" className="on-deep-muted" />
    <path d="M30 142v8M58 142v8M138 142v8M166 142v8" className="stroke-muted" strokeWidth={1.5} />
    <path d="M76 145H120V150H76z" className="pale" />
  </At>
);

/* Between its posts, under a lintel that is broader, as carpenters there make them. */
const Window = ({ x, y }: Pick<Place, 'x' | 'y'>) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M-5-3H25V1H22V20H-2V1H-5z" className="skin-deep" />
    <path d="M1 2H9V17H1zM11 2H19V17H11z" className="marigold" />
  </g>
);
