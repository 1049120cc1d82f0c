import { At, type Place } from '../stage/At.tsx';

interface DeckRailProps extends Place {
  readonly width: number;
}

/* Between two posts, and how far the rail is above the deck. */
const pitch = 7;
const high = 6;

/** The near railing of a far bridge, x and y at the left of its deck: it hides the wheels of what drives behind it. */
export function DeckRail({ width, ...place }: DeckRailProps) {
  const posts = Array.from(
    { length: Math.ceil(width / pitch) },
    (_, index) => `M${(index + 0.5) * pitch} 0v${-high}`,
  ).join('');
  const rail = `M0 ${-high}H${width}${posts}`;
  const deck = `M0 0H${width}v6H0z`;
  return (
    <At {...place}>
      {/* The bridge is half transparent: an opaque coat below, so that no wheel shows through. */}
      <path d={deck} className="brand-soft" />
      <path d={rail} className="stroke-brand-soft" strokeWidth={1.6} />
      <g opacity={0.5}>
        <path d={deck} className="brand-ink" />
        <path d={rail} className="stroke-brand-ink" strokeWidth={1.6} />
      </g>
    </At>
  );
}
