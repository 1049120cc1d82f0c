import { Glyph } from '../shapes/Glyph.tsx';
import { At, type Place } from '../stage/At.tsx';

/* In a smaller coin its ring runs through the sign. */
const ringFrom = 18;

/** A coin of money on its way; x and y are its middle. */
export const RupeeCoin = ({ radius, ...place }: Place & { readonly radius: number }) => (
  <At {...place}>
    <circle r={radius} className="marigold" />
    {radius >= ringFrom && (
      <circle r={radius - 7} className="stroke-on-brand" strokeWidth={2} opacity={0.8} />
    )}
    <Glyph
      name="rupee"
      x={-radius * 0.54}
      y={-radius * 0.54}
      size={radius * 1.08}
      tone="deep"
      bold
    />
  </At>
);
