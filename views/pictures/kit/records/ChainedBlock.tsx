import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { BrokenLink, ChainLink } from './ChainLink.tsx';

interface ChainedBlockProps extends Place {
  /** What is written on it, up to five characters. */
  readonly children: string;
  /** `proof` is the one that something refers to, `false` one that was changed. */
  readonly kind?: 'plain' | 'proof' | 'changed';
  /** How it hangs on the block before it, 40 to the left, or 64 where the link is broken; the first has no link. */
  readonly link?: 'whole' | 'broken';
}

const looks = {
  plain: ['surface', 'brand', 'sheen-to', 'ink', 'brand-lift'],
  proof: ['green-soft', 'green', 'green-ink', 'green-ink', 'green'],
  changed: ['red-soft', 'red', 'red', 'red', 'red'],
} as const;

/** A solid block of a chain, 88 × 72 and 16 deep to the top and the right. */
export function ChainedBlock({ children, kind = 'plain', link, ...place }: ChainedBlockProps) {
  const [front, edge, side, ink, top] = looks[kind];
  return (
    <At {...place}>
      <path d="M0 2L16-14Q18-16 21-16H98a6 6 0 016 6V52q0 3-2 5L88 70z" className={side} />
      <path d="M0 2L16-14Q18-16 21-16H98q3 0 5 2L88 3V9H1z" className={top} />
      <rect width={88} height={72} rx={8} className={front} />
      <rect
        x={1.5}
        y={1.5}
        width={85}
        height={69}
        rx={7}
        className={`stroke-${edge}`}
        strokeWidth={3}
      />
      <Label x={44} y={44} size={22} weight={700} tone={ink} anchor="middle" mono>
        {children}
      </Label>
      {link === 'whole' && (
        <g transform="translate(-21 36)">
          <ChainLink />
        </g>
      )}
      {link === 'broken' && (
        <g transform="translate(0 36)">
          <BrokenLink />
        </g>
      )}
    </At>
  );
}
