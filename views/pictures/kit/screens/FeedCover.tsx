import { At, type Place } from '../stage/At.tsx';
import { type CoverName, feedCovers } from './feedCovers.tsx';

/* Size of a cover before it is scaled. */
const coverSize = { width: 240, height: 96 } as const;

/* A `short` one stands before a title in a list, a `tall` one heads a page, and what it shows is larger there. */
const shapes = {
  wide: { ...coverSize, zoom: 1 },
  short: { ...coverSize, width: 184, zoom: 1 },
  tall: { ...coverSize, height: 150, zoom: 1.25 },
} as const;

interface FeedCoverProps extends Place {
  readonly name: CoverName;
  readonly shape?: keyof typeof shapes;
  /** Only the upper corners are round, where the title follows. */
  readonly open?: boolean;
}

/** The cover of an article, 240 × 96 where it is wide. */
export function FeedCover({ name, shape = 'wide', open, ...place }: FeedCoverProps) {
  const [ground, motif] = feedCovers[name];
  const { width, height, zoom } = shapes[shape];
  const foot = open ? `V${height}H0z` : `V${height - 14}a14 14 0 01-14 14H14a14 14 0 01-14-14z`;
  return (
    <At {...place}>
      <path
        d={`M0 14a14 14 0 0114-14H${width - 14}a14 14 0 0114 14${foot}`}
        {...(ground.startsWith('url') ? { fill: ground } : { className: ground })}
      />
      <At
        x={(width - coverSize.width * zoom) / 2}
        y={(height - coverSize.height * zoom) / 2}
        scale={zoom}
      >
        {motif}
      </At>
    </At>
  );
}
