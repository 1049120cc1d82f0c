import { At, type Place } from '../stage/At.tsx';

/** An open laptop that is online, 222 × 149 from -6 on; its foot is at 149. */
export const Laptop = (place: Place) => (
  <At {...place}>
    <rect x={14} width={182} height={140} rx={10} className="deep" />
    <rect x={24} y={10} width={162} height={116} rx={4} fill="url(#sheen)" />
    <path
      d="M56 68h98M105 19c34 30 34 68 0 98-34-30-34-68 0-98z"
      className="stroke-on-brand"
      strokeWidth={4}
    />
    <circle cx={105} cy={68} r={49} className="stroke-on-brand" strokeWidth={4} />
    <path d="M-6 136H216L211 149q0 0-3 0H2q-3 0-3 0z" className="deep-lift" />
    <path d="M80 136h50v2a6 6 0 01-6 6H86a6 6 0 01-6-6z" className="on-deep-muted" opacity={0.6} />
  </At>
);
