import { Dots } from '../../kit/Backdrop.tsx';
import { Connector } from '../../kit/Connector.tsx';
import { Donut } from '../../kit/Donut.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';

const entries = [
  { glyph: 'phone', title: 'Recharge', note: '₹299', amount: '+ ₹5.40' },
  { glyph: 'bolt', tone: 'marigold', title: 'Power bill', note: '₹1,846', amount: '+ ₹3.00' },
  { glyph: 'drop', title: 'Water bill', note: '₹620', amount: '+ ₹2.50' },
  { glyph: 'phone', title: 'Recharge', note: '₹199', amount: '+ ₹3.60' },
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
      <circle cx={176} cy={260} r={152} className="surface" />
      <circle cx={176} cy={260} r={152} className="stroke-line" />
      <Donut x={176} y={260} radius={112} thickness={48} shares={shares} />
      <circle cx={176} cy={228} r={28} className="marigold-soft" />
      <Glyph name="rupee" x={160} y={212} size={32} tone="marigold-ink" bold />
      <Label x={176} y={290} size={22} weight={700} anchor="middle">
        Income
      </Label>
      <Panel x={336} y={40} width={280} height={440} title="Partner’s ledger">
        {entries.map((entry, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the entries never change
            key={index}
            {...entry}
            x={20}
            y={76 + index * 68}
            width={240}
            size={19}
            amountTone="green"
          />
        ))}
        <rect x={12} y={360} width={256} height={68} rx={8} className="green-soft" />
        <Label x={28} y={402} size={20} weight={600} tone="green-ink">
          Today
        </Label>
        <Label x={252} y={404} size={28} weight={800} tone="green-ink" anchor="end">
          ₹14.50
        </Label>
      </Panel>
      <Panel x={24} y={96} width={128} height={48} radius={8}>
        <Label x={64} y={31} size={19} weight={700} anchor="middle">
          Our share
        </Label>
      </Panel>
      <Panel x={128} y={376} width={168} height={48} radius={8} tone="brand">
        <Label x={84} y={31} size={19} weight={700} tone="on-brand" anchor="middle">
          Partner’s share
        </Label>
      </Panel>
      <Connector from={[296, 400]} to={[348, 434]} />
    </Scene>
  );
}
