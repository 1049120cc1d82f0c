import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** How far each layer stands out to the right, the lowest first. */
const layers = [2, -4, 5, 0, -6, 4, -2, 6, -3] as const;

const height = 12;

/** Invoices that wait on a desk, 148 wide and 148 high; y is the desk. */
export const InvoicePile = (place: Place) => (
  <At {...place}>
    <ellipse cx={74} cy={1} rx={84} ry={6} className="deep" opacity={0.16} />
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
        <Label x={16} y={-18} size={17} weight={800}>
          Invoice
        </Label>
        <path d="M16-9H76M100-9H126" className="stroke-faint" strokeWidth={3} />
      </g>
    </g>
  </At>
);
