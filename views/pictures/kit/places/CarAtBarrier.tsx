import { Glyph } from '../shapes/Glyph.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const wheels =
  'M24 176h52v36a8 8 0 01-8 8H32a8 8 0 01-8-8zM204 176h52v36a8 8 0 01-8 8h-36a8 8 0 01-8-8z';
const boom = { strokeWidth: 28, strokeLinecap: 'butt' } as const;

/** A car with a toll tag on its windscreen that waits at a closed barrier, whose post shows red: 568 × 304. */
export const CarAtBarrier = (place: Place) => (
  <At {...place}>
    <Car x={16} y={0} scale={1.32} />
    <path d="M0 236H512" className="stroke-shade" {...boom} opacity={0.14} />
    <path d="M0 228H512" className="stroke-on-brand" {...boom} />
    <path d="M0 228H512" className="stroke-red" {...boom} strokeDasharray="40 40" />
    <Panel x={496} y={168} width={72} height={136} tone="night">
      <circle cx={36} cy={40} r={20} className="red" />
      <Glyph name="x" x={24} y={28} tone="on-brand" bold />
    </Panel>
  </At>
);

/* From the front, 280 × 220, with the tag in the middle of its windscreen. */
const Car = (place: Place) => (
  <At {...place}>
    <path d={wheels} className="deep" />
    <path d="M24 72h24v20H24a10 10 0 010-20zM256 72h-24v20h24a10 10 0 000-20z" className="muted" />
    <path d="M34 96L66 22C72 8 82 0 100 0h80c18 0 28 8 34 22l32 74z" className="brand" />
    <path d="M52 92L80 28c4-8 10-14 20-14h80c10 0 16 6 20 14l28 64z" className="brand-soft" />
    <path d="M160 14h20c10 0 16 6 20 14l28 64h-88z" className="on-brand" opacity={0.2} />
    <rect x={8} y={88} width={264} height={104} rx={32} className="brand" />
    <path d="M40 88H240a32 32 0 0131 26H9a32 32 0 0131-26z" className="brand-lift" />
    <path
      d="M28 124h40l-6 28H44a16 16 0 01-16-16zM252 124h-40l6 28h18a16 16 0 0016-16z"
      className="code-string"
    />
    <rect x={88} y={126} width={104} height={24} rx={8} className="deep" />
    <rect x={0} y={164} width={280} height={32} rx={16} className="muted" />
    <rect x={110} y={24} width={60} height={40} rx={8} className="on-brand" />
    <Glyph name="tap" x={127} y={31} size={26} tone="deep" bold />
  </At>
);
