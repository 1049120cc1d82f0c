import { Connector } from '../../kit/Connector.tsx';
import { Label } from '../../kit/Label.tsx';
import { MessageBubble } from '../../kit/MessageBubble.tsx';
import { Pill } from '../../kit/Pill.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** What the server answers, and the template of its reply. */
const answers = [
  ['200 OK', 'code-number'],
  ['TRIAL-STARTED', 'code-string'],
] as const;

/** A text comes in from a customer, goes to the server of the company, and its answer goes out. */
export function InboundWay() {
  return (
    <Scene width={540} height={384} ground="deep" grows="around">
      <Label x={28} y={48} size={18} weight={600} tone="on-deep-muted">
        Customer
      </Label>
      <Label x={28} y={76} size={20} weight={700} tone="on-deep">
        98300XXXXX
      </Label>
      <MessageBubble x={28} y={95} width={208} own flat size={22} lines={['TRIAL 700019']} />
      <Connector from={[244, 126]} to={[288, 126]} tone="code-number" arrow />
      <g transform="translate(296 84)">
        <rect width={216} height={84} rx={16} className="marigold" />
        <Label x={20} y={35} size={18} weight={600} tone="deep">
          Your number
        </Label>
        <Label x={20} y={64} size={24} weight={800} tone="deep">
          567XX
        </Label>
        <Label x={196} y={64} size={20} weight={700} tone="deep" anchor="end">
          TRIAL
        </Label>
      </g>
      <Connector from={[404, 172]} to={[404, 202]} tone="code-number" upright arrow />
      <g transform="translate(296 208)">
        <rect width={216} height={148} rx={16} className="deep" />
        <path d="M0 48V16A16 16 0 0116 0H200a16 16 0 0116 16V48z" className="brand" />
        <Label x={20} y={31} size={18} weight={700} tone="on-brand">
          Your server
        </Label>
        {answers.map(([answer, tone], index) => (
          <Label key={answer} x={20} y={84 + index * 38} size={19} tone={tone} mono>
            {answer}
          </Label>
        ))}
        <rect
          x={1}
          y={1}
          width={214}
          height={146}
          rx={15}
          className="stroke-brand-lift"
          strokeWidth={2}
        />
      </g>
      <Connector from={[290, 324]} to={[138, 324]} tone="code-number" arrow />
      <MessageBubble
        x={28}
        y={208}
        width={208}
        size={19}
        flat
        lines={['Your trial is', 'open for 7 days.']}
      />
      <Pill x={28} y={308} size={17} tone="green" glyph="send">
        Reply
      </Pill>
    </Scene>
  );
}
