import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Portrait } from '../../kit/Portrait.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

const changes = [
  ['red-soft', 'red', '- retry(pay(order))'],
  ['green-soft', 'green-ink', '+ val s = status(order)'],
  ['green-soft', 'green-ink', '+ if (s.hasFailed)'],
  ['green-soft', 'green-ink', '+   retry(pay(order))'],
] as const;

const checks = ['Unit tests', 'Tried on a real phone', 'Reviewed by two'];

/** A change of four lines in review: what it replaces, a question and its answer, and the checks it passed. */
export function CareerReview() {
  return (
    <Scene width={400} height={600} grows="around">
      <Rings x={400} y={600} size={360} />
      <Panel x={24} y={32} width={352} height={232}>
        <Glyph name="code" x={20} y={20} size={24} tone="brand" />
        <Label x={56} y={38} size={18} weight={700}>
          Ask before paying again
        </Label>
        {changes.map(([ground, ink, line], index) => (
          <g key={line} transform={`translate(0 ${64 + index * 38})`}>
            <rect x={1} width={350} height={38} className={ground} />
            <Label x={20} y={25} size={16} tone={ink} mono>
              {line}
            </Label>
          </g>
        ))}
      </Panel>
      <Portrait x={56} y={316} size={56} hair="long" />
      <MessageBubble x={100} y={284} lines={['What if the answer is late?']} size={16} />
      <MessageBubble x={88} y={352} own lines={['Then we wait and ask.']} size={16} />
      <Portrait x={340} y={384} size={56} skin="skin-deep" clothes="green" tone="green-soft" />
      <Panel x={48} y={428} width={304} height={148}>
        {checks.map((check, index) => (
          <g key={check}>
            <Tick x={40} y={32 + index * 38} size={26} />
            <Label x={68} y={38 + index * 38} size={17} weight={600}>
              {check}
            </Label>
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
