import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface TelevisionProps extends Place {
  /** Without a word on the screen and on the box, for which small pictures have no room. */
  readonly wordless?: true;
}

/** A television with its set-top box below it, 208 × 178: a landscape, live. */
export const Television = ({ wordless, ...place }: TelevisionProps) => (
  <At {...place}>
    <path d="M78 128h52v16H78z" className="deep-lift" />
    <rect width={208} height={128} rx={10} className="deep" />
    <rect x={8} y={8} width={192} height={112} rx={4} className="brand-soft" />
    <circle cx={158} cy={42} r={18} className="marigold" />
    <path
      d="M8 96c40-34 64-30 96-10s60 6 96-14v44a4 4 0 01-4 4H12a4 4 0 01-4-4z"
      className="green"
    />
    {!wordless && (
      <>
        <rect x={8} y={88} width={88} height={32} className="brand" />
        <Label x={52} y={111} size={22} weight={800} tone="on-brand" anchor="middle">
          LIVE
        </Label>
      </>
    )}
    <rect x={24} y={142} width={160} height={36} rx={8} fill="url(#night)" />
    <circle cx={162} cy={160} r={7} className="code-number" />
    {!wordless && (
      <Label x={42} y={168} size={20} tone="code-number" mono>
        DTH
      </Label>
    )}
  </At>
);

/** A dish on a mast, 96 wide around the mast's head at 0,20, standing on 118. */
export const Dish = (place: Place) => (
  <At {...place}>
    <path d="M0 20L14 118M-18 118H44" className="stroke-muted" strokeWidth={9} />
    <path d="M-44-30C-52 26-6 66 48 50z" className="letter" />
    <path d="M-44-30C-52 26-6 66 48 50z" className="stroke-faint" strokeWidth={4} />
    <path d="M2 12L34-34" className="stroke-muted" strokeWidth={6} />
    <circle cx={36} cy={-38} r={10} className="marigold" />
  </At>
);
