import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { Trophy } from '../../kit/things/Trophy.tsx';

const winners = [
  ['1', 'Riya Das', '₹50,000, tax ₹15,000', '₹35,000', 'green', 'Paid'],
  ['2', 'Arjun Pillai', '₹25,000, tax ₹7,500', '₹17,500', 'green', 'Paid'],
  ['3', 'Meera Joshi', '₹12,000, tax ₹3,600', '₹8,400', 'marigold', 'Pending'],
] as const;

const confetti = [
  [56, 168, 20, 'marigold'],
  [232, 40, -30, 'brand-lift'],
  [320, 168, 40, 'green'],
  [584, 56, 24, 'marigold'],
  [400, 64, -16, 'on-deep'],
  [608, 152, -40, 'brand-lift'],
  [376, 128, 12, 'marigold'],
] as const;

/** The winners of an e-sports tournament, what each gets after tax, and the cup. */
export function PayoutDisburseGameWinnings() {
  return (
    <Scene width={640} height={520} ground="deep">
      <Rings x={496} y={128} size={300} tone="deep-lift" />
      {confetti.map(([x, y, turn, tone]) => (
        <rect
          key={x}
          width={16}
          height={8}
          rx={2}
          className={tone}
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
      <Label x={32} y={88} size={44} weight={800} tone="on-deep">
        E-sports final
      </Label>
      <Label x={32} y={124} size={21} tone="on-deep-muted">
        Winners of 14 November 2026
      </Label>
      <Trophy x={432} y={20} scale={0.806} />
      <Panel x={24} y={200} width={592} height={296}>
        {winners.map(([rank, name, sum, net, tone, status], index) => (
          <g key={name} transform={`translate(24 ${index * 98})`}>
            {index > 0 && <path d="M0 .5H544" className="stroke-line" />}
            <circle
              cx={28}
              cy={50}
              r={28}
              className={index === 0 ? 'marigold-soft' : 'surface-2'}
            />
            <Label
              x={28}
              y={59}
              size={26}
              weight={800}
              tone={index === 0 ? 'marigold-ink' : 'muted'}
              anchor="middle"
            >
              {rank}
            </Label>
            <Label x={76} y={45} size={22} weight={700}>
              {name}
            </Label>
            <Label x={76} y={74} size={19} tone="muted">
              {sum}
            </Label>
            <Label x={420} y={60} size={28} weight={800} anchor="end">
              {net}
            </Label>
            <Pill x={544} y={32} anchor="end" tone={tone} size={19}>
              {status}
            </Pill>
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
