import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

/** A phone whose payment is pending. */
export const AboutStatus = () => (
  <Vignette tone="marigold-soft">
    <rect x={52} y={36} width={88} height={140} rx={20} className="shade" filter="url(#soft)" />
    <rect x={46} y={18} width={100} height={156} rx={22} className="deep" />
    <g className="sheet">
      <rect x={56} y={28} width={80} height={136} rx={13} className="paper" />
      <circle cx={96} cy={82} r={30} className="marigold" />
      <Glyph name="clock" x={72} y={58} size={48} tone="deep" bold />
      <rect x={70} y={128} width={52} height={14} rx={7} className="faint" />
    </g>
  </Vignette>
);
