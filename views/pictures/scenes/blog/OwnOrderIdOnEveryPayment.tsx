import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** The same request sent twice in a code window, and the one charge that comes of it. */
export function OwnOrderIdOnEveryPayment() {
  return (
    <Cover ground="lilac" motif={<ChargedOnce />}>
      <Panel x={32} y={48} width={364} height={264} radius={20} tone="deep">
        {(['red', 'marigold', 'green'] as const).map((tone, index) => (
          <circle key={tone} cx={34 + index * 26} cy={36} r={8} className={tone} />
        ))}
        <path d="M1 70H363" className="stroke-on-deep" strokeWidth={2} opacity={0.16} />
        {[118, 212].map((y) => (
          <g key={y}>
            <path
              d={`M28 ${y - 12}l15 12-15 12`}
              className="stroke-on-deep-muted"
              strokeWidth={5}
            />
            <Label x={60} y={y + 14} size={44} tone="code-string" mono>
              RC-20418
            </Label>
          </g>
        ))}
        <path d="M28 165H300" className="stroke-on-deep" strokeWidth={2} opacity={0.16} />
      </Panel>
      <Panel x={364} y={84} width={244} height={212} radius={24}>
        <Tick x={122} y={72} size={84} />
        <Label x={122} y={178} size={64} weight={800} anchor="middle">
          ₹299
        </Label>
      </Panel>
    </Cover>
  );
}

/* For small cards: the one charge. */
const ChargedOnce = () => (
  <Panel x={14} y={20} width={148} height={136} radius={16}>
    <Tick x={74} y={44} size={56} />
    <Label x={74} y={116} size={46} weight={800} anchor="middle">
      ₹299
    </Label>
  </Panel>
);
