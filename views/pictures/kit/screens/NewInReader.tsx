import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedLine } from './FeedLine.tsx';

/** None of those that follow below the picture on its page. */
const posts = [
  ['pan', 'How to read a PAN'],
  ['fastag', 'FASTag refused'],
  ['card', 'Chip, tap or swipe'],
] as const;

interface NewInReaderProps extends Place {
  /** From one article to the next. */
  readonly step: number;
}

/** The list of a reader, 236 wide: three articles, the first of which arrives. */
export const NewInReader = ({ step, ...place }: NewInReaderProps) => (
  <At {...place}>
    {posts.map(([cover, title], index) => {
      const line = { x: 0, y: index * step, cover, title };
      return index === 0 ? (
        <Arrival key={cover}>
          <FeedLine {...line} isNew />
        </Arrival>
      ) : (
        <g key={cover}>
          <path d={`M0 ${line.y - (step - 48) / 2}H236`} className="stroke-line" />
          <FeedLine {...line} />
        </g>
      );
    })}
  </At>
);
