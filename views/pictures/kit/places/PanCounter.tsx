import { Scanner } from '../devices/Scanner.tsx';
import { PanApplicant } from '../people/PanApplicant.tsx';
import { PersonSeated } from '../people/PersonSeated.tsx';
import { PanFormScreen } from '../screens/PanFormScreen.tsx';
import { At, type Place } from '../stage/At.tsx';

interface PanCounterProps extends Place {
  /** Where the counter ends, before whom it serves. */
  readonly end: number;
  /** Where the display stands on it, and how large it is. */
  readonly screen: Place;
}

/** A counter from its end: its keeper types into the form on his display, and across it an applicant has a finger on the scanner. The keeper’s hip is at 0,0 and the far edge of the counter 51 above. */
export const PanCounter = ({ end, screen, ...place }: PanCounterProps) => (
  <At {...place}>
    <PersonSeated x={0} y={0} hair="short" clothes="green" looksDown>
      <Counter end={end - 2} />
      <PanFormScreen {...screen} />
      <Keys />
      <Papers x={end - 57} y={-49.5} />
      <FlatScanner x={end - 57} y={-19} />
    </PersonSeated>
    <PanApplicant x={end - 26} y={-152} />
  </At>
);

/* Its cabinet leaves room for the knees of who sits at it, and its top reaches under his arms. */
const Counter = ({ end }: Pick<PanCounterProps, 'end'>) => (
  <>
    <path d={`M98-12H${end - 6}V120H98z`} fill="url(#sheen)" />
    <path
      d={`M109 4H${end - 17}V120H109z`}
      className="stroke-on-brand"
      strokeWidth={1}
      opacity={0.3}
    />
    <path d={`M98-9H${end - 6}v4H98z`} className="shade" opacity={0.2} />
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

/* They lie on the counter, so their far edge is shorter. */
const Papers = (place: Place) => (
  <At {...place}>
    <g className="sheet">
      <path d="M6 1H29L33 12H4z" className="paper" />
      <path d="M6 1H29L33 12H4z" className="stroke-faint" strokeWidth={0.6} />
      <path d="M4 0H26L28 10H0z" className="paper" />
      <path d="M4 0H26L28 10H0z" className="stroke-faint" strokeWidth={0.6} />
      <path d="M7 3H16M6 6.500H12" className="stroke-faint" strokeWidth={1.4} />
    </g>
  </At>
);

/* On its back, its foot towards who is asked for a finger. */
const FlatScanner = ({ x, y }: Place) => (
  <g transform={`translate(${x} ${y}) skewX(-14) scale(1 .46)`}>
    <Scanner x={0} y={0} turn={-90} scale={0.25} />
  </g>
);
