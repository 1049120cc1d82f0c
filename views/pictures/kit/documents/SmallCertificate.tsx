import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Seal } from './Certificate.tsx';

const corners = [
  [14, 14],
  [182, 14],
  [14, 126],
  [182, 126],
] as const;

/** The certificate where it is too small for its words: frame, name and seal, 196 × 140. */
export const SmallCertificate = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <Shadow width={196} height={140} radius={6} />
      <rect width={196} height={140} rx={6} className="paper" />
      <rect width={196} height={140} rx={6} className="stroke-line" />
      <rect
        x={9}
        y={9}
        width={178}
        height={122}
        rx={3}
        className="stroke-brand"
        strokeWidth={3.5}
      />
      {corners.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <rect
            x={-8}
            y={-8}
            width={16}
            height={16}
            rx={2}
            className="brand"
            transform="rotate(45)"
          />
          <circle r={3} className="marigold" />
        </g>
      ))}
      <Label x={26} y={53} size={24} weight={800}>
        Riya Das
      </Label>
      <path d="M28 70H104" className="stroke-marigold" strokeWidth={3} />
      <path d="M29 94H92M29 110H72" className="stroke-faint" strokeWidth={5} opacity={0.6} />
      <Seal x={152} y={82} scale={0.47} />
    </g>
  </At>
);
