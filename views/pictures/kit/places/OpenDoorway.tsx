import { At, type Place } from '../stage/At.tsx';
import { Garland } from './Garland.tsx';

/** The open door of a home, seen from before it, 204 wide and 380 high, and its frame goes on above: a lit hall, the leaf that opens inwards, a garland over the lintel. Its left side is beyond the picture. */
export const OpenDoorway = (place: Place) => (
  <At {...place}>
    <path d="M-20-60H204V380H-20z" className="skin-deep" />
    <path d="M-20 0H184V380H-20z" className="brand-soft" />
    <path d="M-20 300H184V380H-20z" className="brand-lift" opacity={0.35} />
    <HallLamp />
    <Leaf />
    <path d="M184 0H190V380H184z" className="shade" />
    <Garland x={-16} y={-4} width={204} swags={3} />
  </At>
);

/* It hangs in the hall. */
const HallLamp = () => (
  <>
    <path d="M66 0V58" className="stroke-deep-lift" strokeWidth={2.5} />
    <path d="M56 58H76L94 86H38z" className="marigold" />
    <path d="M54 86a12 12 0 0024 0z" className="on-brand" />
  </>
);

/* Foreshortened, with its panels and its handle; its paint keeps its colour after dark. */
const Leaf = () => (
  <g className="sheet">
    <path d="M184 0L146 24V352L184 380z" className="green" />
    <path
      d="M152 48L177 36V150L152 154zM152 182L177 184V322L152 306z"
      className="stroke-green-ink"
      strokeWidth={2.5}
      opacity={0.6}
    />
    <path d="M152 160V178" className="stroke-marigold" strokeWidth={5} />
  </g>
);
