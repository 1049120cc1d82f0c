import { Glow } from '../../kit/Backdrop.tsx';
import { HillHouse } from '../../kit/HillHouse.tsx';
import { Label } from '../../kit/Label.tsx';
import { MoneyArc } from '../../kit/MoneyArc.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { PersonStanding } from '../../kit/Person.tsx';
import { type Peak, Ranges } from '../../kit/Ranges.tsx';
import { Scene } from '../../kit/Scene.tsx';

const peaks: readonly Peak[] = [
  [146, 168, 110],
  [310, 150, 130],
  [226, 110, 160],
];

const hill = 'M-8 264c80-16 200-12 416-8v56H-8z';

/** For phones: the sender, the receiver, and the amounts over both. */
export function NepalRouteNarrow() {
  return (
    <Scene width={400} height={304} ground="deep">
      <Glow x={200} y={256} size={340} tone="brand-lift" />
      <Ranges peaks={peaks} />
      <HillHouse x={150} y={168} scale={0.6} />
      <path d={hill} className="deep" />
      <path d={hill} className="green" opacity={0.6} />
      <MoneyArc d="M86 152C126 92 274 92 320 150" x={202} y={107} />
      {/* Turned round, so that he looks where the money goes. */}
      <PersonStanding
        x={26}
        y={84}
        scale={0.8}
        mirrored={96}
        clothes="marigold"
        trousers="on-deep-muted"
      />
      <PersonStanding x={296} y={84} scale={0.8} hair="bun" clothes="brand-lift" />
      <Panel x={16} y={16} width={148} height={52}>
        <Label x={74} y={34} size={22} weight={800} anchor="middle">
          ₹15,000
        </Label>
      </Panel>
      <Panel x={216} y={16} width={168} height={52} tone="green-soft">
        <Label x={84} y={34} size={22} weight={800} tone="green-ink" anchor="middle">
          NPR 24,000
        </Label>
      </Panel>
    </Scene>
  );
}
