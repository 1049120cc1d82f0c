import { At, type Place } from '../stage/At.tsx';
import { Garland } from './Garland.tsx';

/** The open entrance of a home with its whole frame, 236 wide: a lit hall, the leaf that opens inwards, a garland under the lintel. Its sill is at 352. */
export const HomeEntrance = (place: Place) => (
  <At {...place}>
    <path d="M-8 0H244V24H-8z" className="skin-deep" />
    <path d="M-8 20H244V24H-8z" className="shade" />
    <path d="M0 24H236V352H0z" className="skin-deep" />
    <path d="M18 42H218V352H18z" className="brand-soft" />
    <path d="M18 300H218V352H18z" className="brand-lift" opacity={0.35} />
    {/* Its paint keeps its colour after dark. */}
    <g className="sheet">
      <path d="M218 42L176 62V334L218 352z" className="green" />
      <path
        d="M183 84L210 72V174L183 178zM183 204L210 206V326L183 312z"
        className="stroke-green-ink"
        strokeWidth={2.5}
        opacity={0.6}
      />
      <path d="M183 184V200" className="stroke-marigold" strokeWidth={5} />
    </g>
    <path d="M18 42H24V352H18z" className="shade" />
    <path d="M-14 352H250V366H-14z" className="on-deep-muted" />
    <Garland x={4} y={20} width={228} swags={3} />
  </At>
);
