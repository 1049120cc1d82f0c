import { At, type Place } from '../stage/At.tsx';

/** The ledge in which a sheet stands on a desk; draw it after the sheet. It stands on y, and x is the left edge of the sheet. */
export const SheetLedge = ({ width, ...place }: Place & { readonly width: number }) => (
  <At {...place}>
    <ellipse cx={width / 2} cy={0} rx={width / 2 + 18} ry={5} className="shade" />
    <rect x={-6} y={-14} width={width + 12} height={14} rx={5} className="device" />
    <path d={`M2-9H${width - 2}`} className="stroke-rim" strokeWidth={2} />
  </At>
);
