import { Glow } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonStanding } from '../../kit/Person.tsx';
import { type Peak, Ranges } from '../../kit/Ranges.tsx';
import { Scene } from '../../kit/Scene.tsx';

const peaks: readonly Peak[] = [
  [156, 148, 110],
  [352, 132, 120],
  [250, 100, 150],
];

const hill = 'M-8 248c80-24 200-16 416-8v56H-8z';

/** For phones: the sender, the receiver, and the amounts over both. */
export function NepalRouteNarrow() {
  return (
    <Scene width={400} height={288} ground="deep">
      <Glow x={200} y={240} size={340} tone="brand-lift" />
      <Ranges peaks={peaks} />
      <path d={hill} className="deep" />
      <path d={hill} className="green" opacity={0.6} />
      <path
        d="M92 158C144 104 248 104 308 160"
        className="stroke-marigold"
        strokeWidth={5}
        strokeDasharray="1 13"
      />
      {/* Turned round, so that he looks where the money goes. */}
      <g transform="matrix(-1 0 0 1 143 0)">
        <PersonStanding x={40} y={100} scale={0.66} clothes="marigold" trousers="on-deep-muted" />
      </g>
      <PersonStanding x={296} y={100} scale={0.66} hair="bun" clothes="red" />
      <Panel x={20} y={20} width={148} height={56}>
        <Label x={74} y={36} size={22} weight={800} anchor="middle">
          ₹15,000
        </Label>
      </Panel>
      <Panel x={212} y={20} width={168} height={56} tone="green-soft">
        <Label x={84} y={36} size={22} weight={800} tone="green-ink" anchor="middle">
          NPR 24,000
        </Label>
      </Panel>
    </Scene>
  );
}
