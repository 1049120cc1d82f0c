import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** How far each layer stands out to the right, the lowest first; each has its own place. */
const layers = [2, -4, 5, 0, -6, 4, -2, 6, -3, 1, -5, 3, -1, 7, -7] as const;

const height = 12;

/** Orders on paper that wait on a desk, 148 wide and 220 high; y is the desk. */
export const OrderPile = (place: Place) => (
  <At {...place}>
    <ellipse cx={80} cy={1} rx={88} ry={6} className="deep" opacity={0.2} />
    <g className="sheet">
      {layers.map((aside, index) => (
        <g key={aside} transform={`translate(${aside} ${-height * (index + 1)})`}>
          <rect x={6} width={136} height={height} rx={3} className="paper" />
          <rect x={6} width={136} height={height} rx={3} className="stroke-on-deep-muted" />
          <path d="M12 4.500H136M16 8H132" className="stroke-on-deep-muted" opacity={0.45} />
        </g>
      ))}
      {/* The top one is seen from above. */}
      <g transform={`translate(0 ${-height * layers.length}) skewX(-24)`}>
        <path d="M4 0V-40H140V0z" className="paper" />
        <path d="M4 0V-40H140V0z" className="stroke-on-deep-muted" />
        <Label x={18} y={-14} size={22} weight={800}>
          Order
        </Label>
        <path d="M92-24H126M92-13H116" className="stroke-faint" strokeWidth={3} />
      </g>
    </g>
  </At>
);
