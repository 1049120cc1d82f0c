import { Phone } from '../../kit/devices/Phone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

/** A phone whose payment is pending. */
export const AboutStatus = () => (
  <Vignette tone="marigold-soft">
    <Phone x={50} y={14} scale={0.41} width={224} height={400} time="">
      <circle cx={103} cy={164} r={82} className="marigold" />
      <Glyph name="clock" x={37} y={98} size={132} tone="deep" bold />
      <rect x={38} y={296} width={130} height={36} rx={18} className="faint" />
    </Phone>
  </Vignette>
);
