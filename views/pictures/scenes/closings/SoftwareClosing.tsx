import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** What an owner says of the task. */
const answers = [
  ['users', 'brand', 'Three branches', 'Who does it'],
  ['clock', 'marigold', 'Every day', 'How often'],
  ['receipt', 'red', 'Lost orders', 'What it costs'],
] as const;

/** One task as its owner describes it, and the first stage that is suggested for it. */
export function SoftwareClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Panel x={32} y={28} width={320} height={224}>
        {answers.map(([glyph, tone, title, note], index) => (
          <g key={title}>
            {index > 0 && <path d={`M24 ${15.5 + index * 66}H296`} className="stroke-line" />}
            <Row
              x={24}
              y={24 + index * 66}
              width={272}
              size={20}
              glyph={glyph}
              tone={tone}
              title={title}
              note={note}
            />
          </g>
        ))}
      </Panel>
      <MessageBubble
        x={128}
        y={276}
        width={280}
        own
        size={20}
        lines={['A first stage: orders', 'and live stock.']}
      />
    </Scene>
  );
}
