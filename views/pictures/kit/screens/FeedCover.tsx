import { At, type Place } from '../stage/At.tsx';
import { type CoverName, feedCovers } from './feedCovers.tsx';

/** Size of a cover before it is scaled. */
export const coverSize = { width: 240, height: 96 } as const;

const { width, height } = coverSize;

interface FeedCoverProps extends Place {
  readonly name: CoverName;
  /** Only the upper corners are round, where the title follows. */
  readonly open?: boolean;
  /** The same cover is elsewhere in the picture, so that the file has its drawing once. */
  readonly again?: boolean | undefined;
}

/** The cover of an article, 240 × 96. */
export function FeedCover({ name, open, again, ...place }: FeedCoverProps) {
  const [ground, motif] = feedCovers[name];
  const foot = open ? `V${height}H0z` : `V${height - 14}a14 14 0 01-14 14H14a14 14 0 01-14-14z`;
  return (
    <At {...place}>
      <path
        d={`M0 14a14 14 0 0114-14H${width - 14}a14 14 0 0114 14${foot}`}
        {...(ground.startsWith('url') ? { fill: ground } : { className: ground })}
      />
      {again ? <use href={`#cover-${name}`} /> : <g id={`cover-${name}`}>{motif}</g>}
    </At>
  );
}
