import { MessageBubble } from '../../kit/screens/MessageBubble.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What the server answers, and the template of its reply. */
const answers = [
  ['200 OK', 'code-number'],
  ['TRIAL-STARTED', 'code-string'],
] as const;

/** A text comes in from a customer, goes to the server of the company, and its answer goes out. */
export function InboundWay() {
  return (
    <Scene width={400} height={376} ground="deep" grows="around">
      <Label x={20} y={44} size={17} tone="on-deep-muted">
        Customer
      </Label>
      <Label x={20} y={69} size={20} weight={700} tone="on-deep">
        98300XXXXX
      </Label>
      <MessageBubble x={20} y={84} width={162} own flat size={19} lines={['TRIAL 700019']} />
      <Connector from={[188, 112]} to={[212, 112]} tone="code-number" arrow />
      <g transform="translate(218 60)">
        <rect width={162} height={104} rx={16} className="marigold" />
        <Label x={16} y={31} size={17} weight={600} tone="deep">
          Your number
        </Label>
        <Label x={16} y={62} size={26} weight={800} tone="deep">
          567XX
        </Label>
        <Label x={16} y={88} size={18} weight={700} tone="deep">
          TRIAL
        </Label>
      </g>
      <Connector from={[299, 170]} to={[299, 194]} tone="code-number" upright arrow />
      <g transform="translate(218 200)">
        <rect width={162} height={148} rx={16} className="deep" />
        <path d="M0 48V16A16 16 0 0116 0H146a16 16 0 0116 16V48z" className="brand" />
        <Label x={16} y={31} size={18} weight={700} tone="on-brand">
          Your server
        </Label>
        {answers.map(([answer, tone], index) => (
          <Label key={answer} x={16} y={86 + index * 36} size={17} tone={tone} mono>
            {answer}
          </Label>
        ))}
        <rect
          x={1}
          y={1}
          width={160}
          height={146}
          rx={15}
          className="stroke-brand-lift"
          strokeWidth={2}
        />
      </g>
      <Connector from={[212, 300]} to={[190, 300]} tone="code-number" arrow />
      <Pill x={20} y={212} size={17} tone="green" glyph="send">
        Reply
      </Pill>
      <MessageBubble
        x={20}
        y={260}
        width={162}
        size={16}
        flat
        lines={['Your trial is', 'open for 7 days.']}
      />
    </Scene>
  );
}
