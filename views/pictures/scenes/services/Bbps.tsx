import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph, type GlyphName } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Receipt } from '../../kit/Receipt.tsx';
import { Scene } from '../../kit/Scene.tsx';

const categories: readonly (readonly [glyph: GlyphName, label: string])[] = [
  ['bolt', 'Electricity'],
  ['flame', 'Pipe gas'],
  ['drop', 'Water'],
  ['handset', 'Telecom'],
  ['phone', 'Postpaid'],
  ['shield', 'Insurance'],
  ['bank', 'Loan'],
  ['car', 'FASTag'],
  ['tv', 'Cable'],
  ['school', 'Fees'],
  ['play', 'Subscription'],
  ['cylinder', 'LPG'],
];

/** The receipt of a paid electricity bill beside a phone with the twelve categories. */
export function Bbps() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={520} size={400} tone="marigold-soft" />
      <Phone x={32} y={32} width={320} height={600} time="09:41">
        <Label x={20} y={82} size={22} weight={800}>
          Pay a bill
        </Label>
        {categories.map(([glyph, label], index) => {
          const isChosen = index === 0;
          return (
            <g
              key={label}
              transform={`translate(${12 + (index % 3) * 94} ${104 + Math.floor(index / 3) * 92})`}
            >
              <rect width={88} height={84} rx={8} className={isChosen ? 'brand' : 'surface-2'} />
              <Glyph name={glyph} x={30} y={16} size={28} tone={isChosen ? 'on-brand' : 'brand'} />
              <Label
                x={44}
                y={68}
                size={12}
                weight={600}
                tone={isChosen ? 'on-brand' : 'ink'}
                anchor="middle"
              >
                {label}
              </Label>
            </g>
          );
        })}
      </Phone>
      <Receipt
        x={368}
        y={104}
        width={248}
        title="Electricity bill"
        note="Bill payment receipt"
        lines={[
          ['Consumer no.', '1100XXXX27'],
          ['Customer', 'R. Mondal'],
          ['Due', '28 Nov 2026'],
          ['Paid on', '14 Nov 2026'],
          ['Reference', 'BP63XXXX418'],
        ]}
        total={['Amount', '₹1,846']}
      />
      <Panel x={424} y={376} width={136} height={56} tone="green" radius={28}>
        <Glyph name="check" x={22} y={14} size={28} tone="surface" bold />
        <Label x={58} y={36} size={22} weight={800} tone="surface">
          Paid
        </Label>
      </Panel>
    </Scene>
  );
}
