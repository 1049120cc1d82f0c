import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { TurningBadge } from '../../kit/stage/TurningBadge.tsx';
import { closingSize } from './closingSize.ts';

const answers = [
  ['Who writes?', 'Several'],
  ['Who is trusted?', 'No one'],
  ['May entries change?', 'No'],
] as const;

/** Three questions about a project, and what their answers come to. */
export function BlockchainClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Panel x={36} y={32} width={368} height={292} title="Your project">
        {answers.map(([question, answer], index) => (
          <g key={question} transform={`translate(24 ${60 + index * 68})`}>
            {index > 0 && <path d="M0 .500H320" className="stroke-line" />}
            <Label x={0} y={41} size={19} weight={600}>
              {question}
            </Label>
            <Pill x={320} y={18} anchor="end" tone="brand" size={18}>
              {answer}
            </Pill>
          </g>
        ))}
      </Panel>
      <TurningBadge x={84} y={300} width={272} was="To be answered">
        A blockchain helps
      </TurningBadge>
    </Scene>
  );
}
