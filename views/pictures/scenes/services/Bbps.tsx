import { Rings } from '../../kit/Backdrop.tsx';
import { CategoryTiles } from '../../kit/CategoryTiles.tsx';
import { Label } from '../../kit/Label.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Receipt } from '../../kit/Receipt.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { TurningBadge } from '../../kit/TurningBadge.tsx';
import { billCategories } from './billCategories.ts';

/** The receipt of a paid electricity bill beside a phone with the twelve categories. */
export function Bbps() {
  return (
    <Scene width={640} height={520} ground="warm">
      <Rings x={640} y={520} size={400} tone="marigold-soft" />
      <Phone x={24} y={32} width={344} height={600} time="09:41">
        <Label x={20} y={82} size={22} weight={800}>
          Pay a bill
        </Label>
        <CategoryTiles
          x={12}
          y={104}
          tiles={billCategories}
          columns={3}
          width={96}
          height={84}
          gap={7}
          size={13}
        />
      </Phone>
      <Receipt
        x={380}
        y={104}
        width={244}
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
      <TurningBadge x={428} y={376} width={148} was="Paying">
        Paid
      </TurningBadge>
    </Scene>
  );
}
