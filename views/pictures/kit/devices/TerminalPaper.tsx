import type { ReactNode } from 'react';

interface TerminalPaperProps {
  /** How far it stands out of the printer. */
  readonly height: number;
  /** A multiple of 16, which is one tooth. */
  readonly width?: number;
  /** What is printed, from the torn edge at 0,0 down. */
  readonly children?: ReactNode;
}

/** The paper in the printer of a terminal, as wide as its slot unless said otherwise, torn at its upper end. */
export function TerminalPaper({ height, width = 176, children }: TerminalPaperProps) {
  const sheet = `M0 ${height + 8}V5${'l8-5 8 5'.repeat(width / 16)}V${height + 8}z`;
  return (
    <g className="sheet" transform={`translate(0 ${-height})`}>
      <path d={sheet} className="paper" />
      {/* Paper is seen on a pale ground as well. */}
      <path d={sheet} className="stroke-faint" strokeWidth={1.5} opacity={0.6} />
      {children}
      <path d={`M0 ${height - 6}H${width}V${height + 8}H0z`} className="shade" />
    </g>
  );
}
