import type { ReactNode } from 'react';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface GiftEnvelopeProps extends Place {
  /** What stands out of it above its edge, which is at 68. */
  readonly children: ReactNode;
}

/** An envelope for a gift at a festival, 208 × 200, open above: red, with a golden band and a border of dots. */
export const GiftEnvelope = ({ children, ...place }: GiftEnvelopeProps) => (
  <At {...place}>
    <At x={0} y={68}>
      <Shadow width={208} height={132} />
    </At>
    <path d="M0 78L16 58Q20 54 26 54H182Q188 54 192 58L208 78V110H0z" className="red-ink" />
    {children}
    <path
      d="M0 78A10 10 0 0110 68H70Q78 68 82 76A25 25 0 00126 76Q130 68 138 68H198A10 10 0 01208 78V188A12 12 0 01196 200H12A12 12 0 010 188z"
      className="red"
    />
    <path d="M0 138H208V166H0z" className="marigold" />
    <path d="M10 152H198" className="stroke-red" strokeWidth={7} strokeDasharray="0 15.66" />
    <path d="M14 184H194" className="stroke-code-string" strokeWidth={4} strokeDasharray="0 9.99" />
  </At>
);
