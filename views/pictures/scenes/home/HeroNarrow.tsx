import { Disc } from '../../kit/Backdrop.tsx';
import { CodeWindow } from '../../kit/CodeWindow.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { Label } from '../../kit/Label.tsx';
import { PayoutBatch } from '../../kit/PayoutBatch.tsx';
import { Phone } from '../../kit/Phone.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** What remains of the hero on a phone, where five layers would be too small to read: the recharge, its answer, the payouts. */
export function HeroNarrow() {
  return (
    <Scene width={520} height={548} ground="none">
      <Disc x={262} y={258} size={216} />
      <circle cx={452} cy={64} r={44} className="marigold" />
      <CodeWindow
        x={200}
        y={88}
        width={304}
        title="200 OK"
        size={16}
        lines={['       "status": "success",', '       "amount": 299']}
      />
      <Phone x={20} y={20} width={256} height={480}>
        <circle cx={119} cy={104} r={42} className="green-soft" />
        <circle cx={119} cy={104} r={28} className="green" />
        <Glyph name="check" x={102} y={87} size={34} tone="surface" bold />
        <Label x={119} y={174} size={19} weight={600} anchor="middle">
          Recharge successful
        </Label>
        <Label x={119} y={234} size={56} weight={800} anchor="middle">
          ₹299
        </Label>
      </Phone>
      <PayoutBatch x={64} y={308} height={216} size={17} count={3} />
    </Scene>
  );
}
