import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { Child } from '../../kit/people/Child.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { HouseFront } from '../../kit/places/HouseFront.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const peaks: readonly Peak[] = [
  [196, 92, 150],
  [70, 120, 150],
];

/** The end of the way: before the house in the hills the family has the money in hand. */
export function NepalClosing() {
  return (
    <Scene {...closingSize}>
      <Ranges peaks={peaks} hour="day" />
      <path d="M-8 276c70-34 150-30 230-16s150 10 226-10v160H-8z" className="green-soft" />
      <HouseFront x={204} y={52} />
      <path d="M-8 352c120-10 300-12 456-6v62H-8z" className="green" opacity={0.35} />
      <PersonReaching x={64} y={146} scale={0.85} hair="bun" clothes="red">
        <Banknotes x={-10} y={-20} turn={-10} count={3} scale={0.36} />
      </PersonReaching>
      <Child x={212} y={238} scale={1.02} />
      <Panel x={16} y={16} width={192} height={80}>
        <Label x={18} y={33} size={17} weight={600} tone="muted">
          Received
        </Label>
        <Label x={18} y={62} size={23} weight={800} tone="green-ink">
          NPR 24,000
        </Label>
        <Tick x={168} y={28} size={24} />
      </Panel>
    </Scene>
  );
}
