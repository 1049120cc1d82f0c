import type { ReactNode } from 'react';
import { At, type Place } from '../stage/At.tsx';

interface TicketProps extends Place {
  readonly width: number;
  readonly height: number;
  /** Where the stub is torn off: so far from the left, or with `across` from the top. */
  readonly tear: number;
  readonly across?: boolean;
  readonly children: ReactNode;
}

const notch = 12;

/** A ticket or voucher with two notches and a perforation between them. */
export function Ticket({ width, height, tear, across, children, ...place }: TicketProps) {
  const [long, short] = across ? [height, width] : [width, height];
  const bite = `a${notch} ${notch} 0 00`;
  const sheet = across
    ? `M16 0H${width - 16}a16 16 0 0116 16V${tear - notch}${bite}0 ${2 * notch}V${height - 16}a16 16 0 01-16 16H16a16 16 0 01-16-16V${tear + notch}${bite}0 ${-2 * notch}V16a16 16 0 0116-16z`
    : `M16 0H${tear - notch}${bite}${2 * notch} 0H${long - 16}a16 16 0 0116 16V${short - 16}a16 16 0 01-16 16H${tear + notch}${bite}${-2 * notch} 0H16a16 16 0 01-16-16V16a16 16 0 0116-16z`;
  const tearLine = across ? `M20 ${tear}H${width - 20}` : `M${tear} 20V${height - 20}`;
  return (
    <At {...place}>
      <g className="sheet">
        {/* In one piece, so that it is seen in the notches too: they are holes, and not discs. */}
        <path d={`M20 10H${width - 20}V${height + 10}H20z`} className="shade" filter="url(#soft)" />
        <path d={sheet} className="paper" />
        <path d={sheet} className="stroke-line" />
        <path
          d={tearLine}
          className="stroke-faint"
          strokeWidth={2}
          strokeDasharray="1 8"
          pathLength={9 * Math.round((short - 41) / 9) + 1}
        />
        {children}
      </g>
    </At>
  );
}
