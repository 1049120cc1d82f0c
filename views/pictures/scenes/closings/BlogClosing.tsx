import { Phone } from '../../kit/devices/Phone.tsx';
import { FeedCover } from '../../kit/screens/FeedCover.tsx';
import { FeedMark } from '../../kit/shapes/FeedMark.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Three that the list of posts does not begin with. */
const posts = [
  ['card', ['Chip, tap', 'or swipe']],
  ['salary', ['Paying salaries', 'by API']],
  ['television', ['DTH recharged,', 'screen blank']],
] as const;

/** A feed reader on a phone: three cards, each with the cover and the title of a post of the blog. */
export function BlogClosing() {
  return (
    <Scene {...closingSize} radius={0} ground="warm" night="raised">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <Phone x={40} y={24} width={360} height={560} head={88} screen="surface-2">
        <FeedMark x={20} y={44} scale={0.48} />
        <Label x={66} y={68} size={25} weight={800} tone="on-brand">
          Your reader
        </Label>
        {posts.map(([cover, title], index) => (
          <Panel key={cover} x={14} y={100 + index * 88} width={314} height={78} radius={14} flat>
            <FeedCover x={8} y={8} scale={62 / 150} name={cover} shape="tall" />
            {title.map((line, row) => (
              <Label key={line} x={122} y={34 + row * 26} size={20.5} weight={700}>
                {line}
              </Label>
            ))}
          </Panel>
        ))}
      </Phone>
    </Scene>
  );
}
