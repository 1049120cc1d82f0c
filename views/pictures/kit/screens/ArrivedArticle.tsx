import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedTile } from './FeedTile.tsx';
import { FreeSlot } from './FreeSlot.tsx';

interface ArticlePlace extends Place {
  readonly width: number;
}

const height = 96;

/** An article that has come into a reader, 96 high: its cover, and its title beside it. It is as pale after dark, so that it stands out from the list below it. */
export const ArrivedArticle = ({ width, ...place }: ArticlePlace) => (
  <g className="sheet">
    <Panel {...place} width={width} height={height}>
      <Article />
    </Panel>
  </g>
);

/** The place on the blog from which it came, where it is seen faintly. */
export const LeftArticle = ({ width, ...place }: ArticlePlace) => (
  <At {...place}>
    <FreeSlot x={0} y={0} width={width} height={height} />
    <g opacity={0.4}>
      <Article />
    </g>
  </At>
);

const Article = () => (
  <>
    <FeedTile x={14} y={14} scale={68 / 48} name="pan" />
    {['How to read', 'a PAN'].map((line, index) => (
      <Label key={line} x={98} y={42 + index * 28} size={23} weight={700}>
        {line}
      </Label>
    ))}
  </>
);
