import { Phone } from '../../kit/devices/Phone.tsx';
import { FeedRow } from '../../kit/screens/FeedRow.tsx';
import { FeedMark } from '../../kit/shapes/FeedMark.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** Three that the list of posts does not begin with. */
const posts = [
  ['card', ['Chip, tap', 'or swipe']],
  ['salary', ['Paying salaries', 'by API']],
  ['television', ['DTH recharged,', 'screen blank']],
] as const;

/** A feed reader on a phone, with three posts of the blog. */
export function BlogClosing() {
  return (
    <Scene {...closingSize} ground="warm" night="raised">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <Phone x={48} y={28} width={344} height={560} head={96}>
        <FeedMark x={20} y={50} scale={0.5} />
        <Label x={66} y={75} size={24} weight={800} tone="on-brand">
          Your reader
        </Label>
        {posts.map(([cover, title], index) => (
          <g key={cover} transform={`translate(15 ${122 + index * 85})`}>
            {index > 0 && <path d="M0-16.500H296" className="stroke-line" />}
            <FeedRow x={0} y={0} cover={cover} title={title} isNew={index === 0} />
          </g>
        ))}
      </Phone>
    </Scene>
  );
}
