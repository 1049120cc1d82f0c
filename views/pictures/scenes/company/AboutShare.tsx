import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { At, type Place } from '../../kit/stage/At.tsx';
import { Vignette } from '../../kit/stage/Vignette.tsx';

/** One coin in two equal halves. */
export const AboutShare = () => (
  <Vignette tone="green-soft">
    <circle cx={96} cy={110} r={56} className="shade" filter="url(#soft)" />
    <Half x={90} y={96} />
    <Half x={102} y={96} isRight />
  </Vignette>
);

/* Its cut is at 0; the sign on it is never mirrored. */
const Half = ({ isRight, ...place }: Place & { readonly isRight?: boolean }) => (
  <At {...place}>
    <g transform={isRight ? 'scale(-1 1)' : undefined}>
      <path d="M0-64A64 64 0 000 64z" className="marigold" />
      <path d="M-7-54A54 54 0 00-7 54z" className="stroke-on-brand" strokeWidth={3} opacity={0.8} />
    </g>
    <Glyph name="rupee" x={isRight ? 6 : -52} y={-23} size={46} tone="deep" bold />
  </At>
);
