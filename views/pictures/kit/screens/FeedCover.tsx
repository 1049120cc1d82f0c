import { At, type Place } from '../stage/At.tsx';
import { type CoverName, feedCovers } from './feedCovers.tsx';

/* Size of a cover before it is scaled. */
const coverSize = { width: 240, height: 96 } as const;

/* What a `tall` one shows is larger. */
const shapes = {
  wide: { ...coverSize, zoom: 1 },
  tall: { ...coverSize, height: 150, zoom: 1.25 },
} as const;

interface FeedCoverProps extends Place {
  readonly name: CoverName;
  readonly shape?: keyof typeof shapes;
}

/** The cover of an article, 240 × 96 where it is wide. */
export function FeedCover({ name, shape = 'wide', ...place }: FeedCoverProps) {
  const [ground, motif] = feedCovers[name];
  const { width, height, zoom } = shapes[shape];
  return (
    <At {...place}>
      <path
        d={`M0 14a14 14 0 0114-14H${width - 14}a14 14 0 0114 14V${height - 14}a14 14 0 01-14 14H14a14 14 0 01-14-14z`}
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
