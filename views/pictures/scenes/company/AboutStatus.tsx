import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

/** A phone whose payment is pending. */
export const AboutStatus = () => (
  <Vignette tone="marigold-soft">
    <rect x={54} y={40} width={84} height={130} rx={20} className="shade" filter="url(#soft)" />
    <rect x={48} y={22} width={96} height={148} rx={22} className="deep" />
    <g className="sheet">
      <rect x={58} y={32} width={76} height={128} rx={13} className="paper" />
      <circle cx={96} cy={82} r={30} className="marigold" />
      <Glyph name="clock" x={72} y={58} size={48} tone="deep" bold />
      <rect x={71} y={128} width={50} height={14} rx={7} className="faint" />
    </g>
  </Vignette>
);
