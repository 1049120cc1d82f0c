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
const lid = 'M36 0H268a22 22 0 0121 15l15 29H0L15 15A22 22 0 0136 0z';
const margin = 24;
const teeth = 16;

/** A small printer, 304 wide, with a slip that comes out of its lid. */
export function SlipPrinter({ length, children, ...place }: SlipPrinterProps) {
  const slip = `M0 ${length + 24}V8${'l8-6 8 6'.repeat(teeth)}V${length + 24}z`;
  return (
    <At {...place}>
      <g transform={`translate(${margin} 0)`}>
        <path d={slip} className="shade" filter="url(#soft)" transform="translate(0 10)" />
      </g>
      <g transform={`translate(0 ${length})`}>
        <Shadow {...printer} radius={20} />
        <path d="M28 84h44v8H28zM232 84h44v8h-44z" className="hair" />
        <path d={lid} className="on-deep-muted" />
        <path d="M20 10H284v10a6 6 0 01-6 6H26a6 6 0 01-6-6z" className="deep" />
        <path d="M0 44H304V68a20 20 0 01-20 20H20A20 20 0 010 68z" fill="url(#night)" />
        <path d="M0 45H304" className="stroke-on-brand" strokeWidth={2} opacity={0.3} />
        <rect x={24} y={58} width={52} height={16} rx={8} className="brand-lift" />
        <circle cx={248} cy={66} r={6} className="code-number" />
        <circle cx={274} cy={66} r={6} className="on-deep" opacity={0.3} />
      </g>
      <g className="sheet" transform={`translate(${margin} 0)`}>
        <path d={slip} className="paper" />
        <path d={slip} className="stroke-line" strokeWidth={2} />
        <path d={`M0 ${length + 16}h256v8H0z`} className="shade" />
        {children}
      </g>
    </At>
  );
}
