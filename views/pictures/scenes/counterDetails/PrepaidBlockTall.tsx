import { BlockedCard } from '../../kit/money/BlockedCard.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const entries = [
  ['Loaded', '₹12,000'],
  ['Fuel', '−₹1,200'],
  ['Train ticket', '−₹845'],
] as const;

/** Beside long words: the blocked card, and the entries that its balance is left from. */
export function PrepaidBlockTall() {
  return (
    <Scene width={400} height={560} ground="mint" grows="around">
      <Rings x={0} y={0} size={340} tone="green-soft" />
      <BlockedCard x={36} y={66} turn={-3} />
      <Panel x={32} y={232} width={336} height={300}>
        <Label x={24} y={47} size={20} weight={800}>
          Lost card
        </Label>
        <Pill x={316} y={22} anchor="end" tone="red" size={18}>
          Blocked
        </Pill>
        <path d="M1 79.500H335M24 220.500H312" className="stroke-line" />
        {entries.map(([entry, amount], index) => (
          <g key={entry} transform={`translate(0 ${114 + index * 40})`}>
            <Label x={24} y={0} size={16} tone="muted">
              {entry}
            </Label>
            <Label x={312} y={0} size={16} weight={600} anchor="end">
              {amount}
            </Label>
          </g>
        ))}
        <Label x={24} y={267} size={17} weight={700}>
          Balance kept
        </Label>
        <Label x={312} y={269} size={26} weight={800} anchor="end">
          ₹9,955
        </Label>
      </Panel>
    </Scene>
  );
}
