import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { FeedCover } from './FeedCover.tsx';

/** An article on its way from the blog to a reader: its cover, and its title beside it, 316 × 106. It is as pale after dark, so that it stands out from both. */
export const FlyingArticle = (place: Place) => (
  <g className="sheet">
    <Panel {...place} width={316} height={106}>
      <FeedCover x={8} y={8} scale={90 / 150} name="pending" shape="tall" />
      {['Why is a', 'recharge', 'pending?'].map((line, index) => (
        <Label key={line} x={170} y={37 + index * 26} size={21} weight={700}>
          {line}
        </Label>
      ))}
    </Panel>
  </g>
);
