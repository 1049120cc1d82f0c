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

/** A small printer, 304 wide, with a slip that comes out at its top. */
export function SlipPrinter({ length, children, ...place }: SlipPrinterProps) {
  const slip = `M0 ${length + 24}V8${'l8-6 8 6'.repeat(teeth)}V${length + 24}z`;
  return (
    <At {...place}>
      <g transform={`translate(${margin} 0)`}>
        <path d={slip} className="shade" filter="url(#soft)" transform="translate(0 10)" />
      </g>
      <g transform={`translate(0 ${length})`}>
        <Shadow {...printer} radius={28} />
        <rect {...printer} rx={28} fill="url(#night)" />
        <rect
          x={1}
          y={1}
          width={printer.width - 2}
          height={printer.height - 2}
          rx={27}
          className="stroke-brand-lift"
          strokeWidth={2}
          opacity={0.45}
        />
        <rect x={16} y={16} width={272} height={16} rx={8} className="deep" />
        <circle cx={248} cy={62} r={6} className="code-number" />
        <circle cx={272} cy={62} r={6} className="on-deep" opacity={0.2} />
      </g>
      <g className="sheet" transform={`translate(${margin} 0)`}>
        <path d={slip} className="paper" />
        <path d={`M0 ${length + 16}h256v8H0z`} className="shade" />
        {children}
      </g>
    </At>
  );
}
