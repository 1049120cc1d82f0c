import { NoticeMessage } from '../../kit/screens/NoticeMessage.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { SplitCode } from '../../kit/shapes/SplitCode.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same below words: the message, and the name of its sender in three parts. */
export function SmsHeader() {
  return (
    <Scene width={400} height={328} ground="mint" grows="around">
      <NoticeMessage x={28} y={24} />
      <path d="M200 136v16m-9-8l9 9 9-9" className="stroke-green" strokeWidth={3} />
      <Panel x={28} y={164} width={344} height={136}>
        <SplitCode
          x={32}
          y={32}
          width={280}
          size={26}
          meaningSize={16}
          parts={[
            ['AX', 'Operator', 'neutral'],
            ['NOTICE', 'Your header', 'brand'],
            ['S', 'Service', 'marigold'],
          ]}
        />
      </Panel>
    </Scene>
  );
}
