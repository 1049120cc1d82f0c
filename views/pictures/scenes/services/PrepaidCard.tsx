import { Dots, Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { PaymentCard } from '../../kit/PaymentCard.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Row } from '../../kit/Row.tsx';
import { Scene } from '../../kit/Scene.tsx';

const entries = [
  { glyph: 'wallet', title: 'Loaded', note: 'Your company', amount: '₹12,000', tone: 'green' },
  { glyph: 'train', title: 'Train ticket', note: '13 Nov', amount: '₹845', tone: 'brand' },
  { glyph: 'car', title: 'Fuel', note: '14 Nov', amount: '₹1,200', tone: 'marigold' },
] as const;

/** A prepaid card that leans on the phone with its balance and its last three entries. */
export function PrepaidCard() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={48} y={472} size={360} tone="marigold-soft" />
      <Dots x={40} y={40} size={176} rows={5} tone="marigold" />
      <Phone x={328} y={24} turn={6} width={288} height={640} head={208} time="18:42">
        <Label x={246} y={104} size={17} tone="on-brand" anchor="end">
          Card balance
        </Label>
        <Label x={246} y={158} size={48} weight={800} tone="on-brand" anchor="end">
          ₹9,955
        </Label>
        {entries.map((entry, index) => (
          <g key={entry.title}>
            <Row
              {...entry}
              x={24}
              y={264 + index * 70}
              width={222}
              size={16}
              amountTone={entry.tone === 'green' ? 'green' : 'ink'}
            />
            {index > 0 && <path d={`M24 ${249.5 + index * 70}H246`} className="stroke-line" />}
          </g>
        ))}
      </Phone>
      <PaymentCard x={16} y={212} turn={-22} scale={1.04} name="Ananya Sen" digits="6094" />
    </Scene>
  );
}
