import type { ReactNode } from 'react';

interface TerminalPaperProps {
  /** How far it stands out of the printer. */
  readonly height: number;
  /** What is printed, from the torn edge at 0,0 down. */
  readonly children?: ReactNode;
}

/** The paper in the printer of a terminal, 176 wide, torn at its upper end. */
export function TerminalPaper({ height, children }: TerminalPaperProps) {
  return (
    <g className="sheet" transform={`translate(0 ${-height})`}>
      <path d={`M0 ${height + 8}V5${'l8-5 8 5'.repeat(11)}V${height + 8}z`} className="paper" />
      {children}
    </g>
  );
}
