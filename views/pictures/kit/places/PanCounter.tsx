import { MonitorFromSide } from '../devices/MonitorFromSide.tsx';
import { Scanner } from '../devices/Scanner.tsx';
import { PanApplicant } from '../people/PanApplicant.tsx';
import { PersonSeated } from '../people/PersonSeated.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Where the counter ends, before whom it serves, and the floor. */
const end = 198;
const floor = 67;

/** A counter from its end: its keeper sits at it and types, his display turned to him, and across it an applicant stands with a finger on the scanner. The keeper’s hip is at 0,0, the far edge of the counter 51 above and the floor 67 below. */
export const PanCounter = (place: Place) => (
  <At {...place}>
    <ellipse cx={106} cy={floor} rx={156} ry={5} className="shade" />
    <PersonSeated x={0} y={0} hair="short" clothes="green">
      <Counter />
      <MonitorFromSide x={124} y={-75.5} scale={0.5} />
      <Keys />
      <FlatScanner x={end - 5} y={-44} />
    </PersonSeated>
    <PanApplicant x={185} y={floor - 238} scale={0.9} />
  </At>
);

/* Its drawers are at the far end, so that there is room for the knees of who sits at it; its top reaches under his arms. */
const Counter = () => (
  <>
    <path d={`M136-12H${end - 8}V${floor}H136z`} fill="url(#sheen)" />
    <path d={`M136-9H${end - 8}v4H136z`} className="shade" opacity={0.2} />
    {[0, 23, 46].map((down) => (
      <g key={down} transform={`translate(142 ${-1 + down})`}>
        <rect width={end - 156} height={19} rx={2.5} className="on-brand" opacity={0.16} />
        <path d={`M${(end - 156) / 2 - 5} 6h10`} className="stroke-on-brand" strokeWidth={2} />
      </g>
    ))}
    <path d={`M43-51H${end - 13}L${end}-16H16z`} className="brand-lift" />
    <path d={`M16-16H${end}v4q0 3-3 3H16z`} className="sheen-to" />
  </>
);

/* A keyboard that lies flat. */
const Keys = () => (
  <>
    <path d="M54-42h46l5 11H49z" className="deep" />
    <path
      d="M58-39H98M56-36.500H99.500M55-34H101"
      className="stroke-on-deep-muted"
      strokeWidth={1.6}
      strokeDasharray="0 3.400"
    />
  </>
);

/* On its back, its glass near who is asked for a finger, so that her sari hides nothing of it. */
const FlatScanner = ({ x, y }: Place) => (
  <g transform={`translate(${x} ${y}) skewX(-14) scale(1 .46)`}>
    <Scanner x={0} y={0} turn={90} scale={0.25} />
  </g>
);
