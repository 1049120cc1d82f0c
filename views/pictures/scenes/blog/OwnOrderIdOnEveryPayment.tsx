import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** The same request sent twice in a code window, and the one charge that comes of it. */
export function OwnOrderIdOnEveryPayment() {
  return (
    <Cover ground="lilac" motif={<ChargedOnce />}>
      <Panel x={52} y={60} width={332} height={240} radius={20} tone="deep">
        {(['red', 'marigold', 'green'] as const).map((tone, index) => (
          <circle key={tone} cx={32 + index * 24} cy={32} r={8} className={tone} />
        ))}
        <path d="M1 62H331" className="stroke-on-deep" strokeWidth={2} opacity={0.16} />
        {[106, 190].map((y) => (
          <g key={y}>
            <path
              d={`M28 ${y - 10}l13 10-13 10`}
              className="stroke-on-deep-muted"
              strokeWidth={5}
            />
            <Label x={58} y={y + 13} size={38} tone="code-string" mono>
              RC-20418
            </Label>
          </g>
        ))}
        <path d="M28 148H276" className="stroke-on-deep" strokeWidth={2} opacity={0.16} />
      </Panel>
      <Panel x={364} y={90} width={224} height={196} radius={24}>
        <Tick x={112} y={68} size={76} />
        <Label x={112} y={164} size={56} weight={800} anchor="middle">
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
