import { CardFace } from '../money/CardFace.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Hand } from './Hand.tsx';

interface CardTapProps extends Place {
  /** Of the card: violet where it is a prepaid one, marigold before a machine, which is navy. */
  readonly tone: 'marigold' | 'sheen';
}

const looks = {
  marigold: { print: { ink: 'deep', chip: 'marigold-soft' }, sleeve: 'green' },
  sheen: { print: { ink: 'on-brand' }, sleeve: 'marigold' },
} as const;

/** A hand from the right with a card, whose left edge meets a terminal; 0,0 is the tip of its thumb, 306 from that edge. */
export const CardTap = ({ tone, ...place }: CardTapProps) => (
  <Hand {...place} sleeve={looks[tone].sleeve} reach={640}>
    {/* A card keeps its colours after dark. */}
    <g className={tone === 'marigold' ? 'sheet' : undefined}>
      <At x={-306} y={-112} scale={0.93}>
        <CardFace tone={tone} {...looks[tone].print} />
      </At>
    </g>
  </Hand>
);
