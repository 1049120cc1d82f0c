import { Connector } from '../../kit/shapes/Connector.tsx';
import { Donut } from '../../kit/shapes/Donut.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { narrowMissionSize } from './narrowMissionSize.ts';

const entries = [
  ['Recharge', '+₹5.40'],
  ['Power bill', '+₹3.00'],
  ['Water bill', '+₹2.50'],
] as const;

const shares = [
  [0.62, 'brand'],
  [0.38, 'brand-soft'],
] as const;

/** For phones: what transactions earn, in two shares, and three lines of the ledger of the partner. */
export function MissionLeadershipNarrow() {
  return (
    <Scene {...narrowMissionSize} ground="mint">
      <circle cx={104} cy={162} r={88} className="surface" />
      <circle cx={104} cy={162} r={88} className="stroke-line" />
      <Donut x={104} y={162} radius={66} thickness={30} shares={shares} />
      <circle cx={104} cy={142} r={18} className="marigold-soft" />
      <Glyph name="rupee" x={93} y={131} size={22} tone="marigold-ink" bold />
      <Label x={104} y={184} size={17} weight={700} anchor="middle">
        Income
      </Label>
      <Panel x={202} y={28} width={186} height={268}>
        <Label x={16} y={34} size={18} weight={700}>
          Partner’s ledger
        </Label>
        <path d="M1 52.500H185" className="stroke-line" />
        {entries.map(([title, amount], index) => (
          <g key={title} transform={`translate(16 ${86 + index * 42})`}>
            <Label x={0} y={0} size={17} weight={600}>
              {title}
            </Label>
            <Label x={154} y={0} size={17} weight={700} tone="green-ink" anchor="end">
              {amount}
            </Label>
          </g>
        ))}
        <rect x={8} y={202} width={170} height={54} rx={10} className="green-soft" />
        <Label x={18} y={236} size={17} weight={600} tone="green-ink">
          Today
        </Label>
        <Label x={168} y={237} size={22} weight={800} tone="green-ink" anchor="end">
          ₹10.90
        </Label>
      </Panel>
      <Panel x={16} y={36} width={108} height={38} radius={8}>
        <Label x={54} y={25} size={17} weight={700} anchor="middle">
          Our share
        </Label>
      </Panel>
      <Panel x={44} y={246} width={148} height={38} radius={8} tone="brand">
        <Label x={74} y={25} size={17} weight={700} tone="on-brand" anchor="middle">
          Partner’s share
        </Label>
      </Panel>
      <Connector from={[192, 264]} to={[212, 257]} />
    </Scene>
  );
}
