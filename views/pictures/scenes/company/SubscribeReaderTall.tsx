import { Keyboard } from '../../kit/devices/Keyboard.tsx';
import { Monitor } from '../../kit/devices/Monitor.tsx';
import { AddFeed } from '../../kit/screens/AddFeed.tsx';
import { FeedRow } from '../../kit/screens/FeedRow.tsx';
import { CopiedChip } from '../../kit/shapes/CopiedChip.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TeaCup } from '../../kit/things/TeaCup.tsx';

const posts = [
  ['card', ['Chip, tap', 'or swipe']],
  ['salary', ['Paying salaries', 'by API']],
] as const;

/** The same where the picture is high: the articles have their covers, and we see the desk with its keys and a tea. */
export const SubscribeReaderTall = () => (
  <Scene width={400} height={560} ground="mint" grows="above">
    <path d="M-400 420H800V1200H-400z" className="green" opacity={0.22} />
    <Monitor x={16} y={68} width={368} height={294} neck={88}>
      <AddFeed x={0} y={0} />
      {posts.map(([cover, title], index) => (
        <g key={cover} transform={`translate(22 ${126 + index * 72})`}>
          <path d="M0 0H304" className="stroke-line" />
          <FeedRow x={0} y={12} cover={cover} title={title} isNew={index === 0} />
        </g>
      ))}
    </Monitor>
    <Keyboard x={84} y={478} />
    <TeaCup x={318} y={412} scale={0.8} />
    <CopiedChip x={214} y={40} scale={0.95} />
  </Scene>
);
