import type { ReactNode } from 'react';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface SlipPrinterProps extends Place {
  /** How far the slip stands out of the printer. */
  readonly length: number;
  /** On the slip, 256 wide, 0,0 at its top left. */
  readonly children: ReactNode;
}

const printer = { width: 304, height: 92 };
const margin = 24;
const teeth = 16;

/** A small printer, 304 × 92 below its slip, which comes out of a slot in its lid. */
export function SlipPrinter({ length, children, ...place }: SlipPrinterProps) {
  /* It ends in the middle of the slot, so that the slot's front edge is seen below it. */
  const slip = `M0 ${length + 17}V8${'l8-6 8 6'.repeat(teeth)}V${length + 17}z`;
  return (
    <At {...place}>
      <g transform={`translate(${margin} 0)`}>
        <path d={slip} className="shade" filter="url(#soft)" transform="translate(0 10)" />
      </g>
      <g transform={`translate(0 ${length})`}>
        <Shadow {...printer} radius={24} />
        <rect {...printer} rx={24} fill="url(#night)" />
        <path d="M0 36V24A24 24 0 0124 0H280a24 24 0 0124 24V36z" className="deep-lift" />
        <path d="M2 36H302" className="stroke-brand-lift" strokeWidth={2} opacity={0.55} />
        <rect
          x={1}
          y={1}
          width={printer.width - 2}
          height={printer.height - 2}
          rx={23}
          className="stroke-brand-lift"
          strokeWidth={2}
          opacity={0.45}
        />
        <rect x={12} y={9} width={280} height={17} rx={8.5} className="hair" />
        <path d="M20 26H284" className="stroke-brand-lift" strokeWidth={2.5} />
        <circle cx={248} cy={58} r={6} className="code-number" />
        <circle cx={272} cy={58} r={6} className="on-deep" opacity={0.2} />
      </g>
      <g className="sheet" transform={`translate(${margin} 0)`}>
        <path d={slip} className="paper" />
        {children}
      </g>
    </At>
  );
}
