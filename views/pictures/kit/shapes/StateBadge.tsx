import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';

interface StateBadgeProps extends Place {
  /** Green has a tick, red a cross, marigold a question mark. */
  readonly tone: 'green' | 'red' | 'marigold';
}

/** How it stands with the thing on whose corner it lies, 56 across with its white rim; x and y are its centre. */
export const StateBadge = ({ tone, ...place }: StateBadgeProps) => (
  <At {...place}>
    <circle r={28} className="surface" />
    <circle r={24} className={tone} />
    {tone === 'marigold' ? (
      <Label x={0} y={12} size={34} weight={800} tone="deep" anchor="middle">
        ?
      </Label>
    ) : (
      <Glyph
        name={tone === 'green' ? 'check' : 'x'}
        x={-16}
        y={-16}
        size={32}
        tone="surface"
        bold
      />
    )}
  </At>
);
