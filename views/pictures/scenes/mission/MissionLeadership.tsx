import { Connector } from '../../kit/shapes/Connector.tsx';
import { Donut } from '../../kit/shapes/Donut.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Row } from '../../kit/shapes/Row.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const entries = [
  { glyph: 'phone', title: 'Recharge', amount: '+₹5.40' },
  { glyph: 'bolt', tone: 'marigold', title: 'Power bill', amount: '+₹3.00' },
  { glyph: 'drop', title: 'Water bill', amount: '+₹2.50' },
  { glyph: 'phone', title: 'Recharge', amount: '+₹3.60' },
] as const;

const shares = [
  [0.62, 'brand'],
  [0.38, 'brand-soft'],
] as const;

/** What transactions earn, in two shares, and the ledger of the partner. */
export function MissionLeadership() {
  return (
    <Scene width={640} height={520} ground="mint">
      <Dots x={24} y={24} size={272} rows={4} tone="green" />
      <Dots x={24} y={448} size={272} rows={4} tone="green" />
      <circle cx={166} cy={260} r={142} className="surface" />
      <circle cx={166} cy={260} r={142} className="stroke-line" />
      <Donut x={166} y={260} radius={106} thickness={48} shares={shares} />
      <circle cx={166} cy={228} r={28} className="marigold-soft" />
      <Glyph name="rupee" x={150} y={212} size={32} tone="marigold-ink" bold />
      <Label x={166} y={290} size={22} weight={700} anchor="middle">
        Income
      </Label>
      <Panel x={324} y={40} width={296} height={440}>
        <Label x={20} y={38} size={21} weight={700}>
          Partner’s ledger
        </Label>
        <path d="M1 57.500H295" className="stroke-line" />
        {entries.map((entry, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the entries never change
            key={index}
            {...entry}
            x={20}
            y={74 + index * 68}
            width={256}
            size={20.5}
            amountTone="green"
          />
        ))}
        <rect x={12} y={360} width={272} height={68} rx={8} className="green-soft" />
        <Label x={28} y={402} size={21} weight={600} tone="green-ink">
          Today
        </Label>
        <Label x={268} y={404} size={28} weight={800} tone="green-ink" anchor="end">
          ₹14.50
        </Label>
      </Panel>
      <Panel x={24} y={92} width={144} height={52} radius={8}>
        <Label x={72} y={34} size={21} weight={700} anchor="middle">
          Our share
        </Label>
      </Panel>
      <Panel x={104} y={376} width={192} height={52} radius={8} tone="brand">
        <Label x={96} y={34} size={21} weight={700} tone="on-brand" anchor="middle">
          Partner’s share
        </Label>
      </Panel>
      <Connector from={[296, 400]} to={[336, 434]} />
    </Scene>
  );
}
