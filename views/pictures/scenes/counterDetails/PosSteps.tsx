import { Phone } from '../../kit/devices/Phone.tsx';
import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { ChargeSlip } from '../../kit/documents/ChargeSlip.tsx';
import { CardFace } from '../../kit/money/CardFace.tsx';
import { AmountPhone } from '../../kit/screens/AmountPhone.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { QrCode } from '../../kit/shapes/QrCode.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** One sale from left to right, each step over the words about it: the amount, the card or code, the slip on paper or phone. */
export function PosSteps() {
  return (
    <Scene width={1136} height={320} ground="brand">
      <circle cx={568} cy={176} r={200} className="on-brand" opacity={0.07} />
      <circle cx={568} cy={176} r={136} className="on-brand" opacity={0.07} />
      <AmountPhone x={104} y={24} />
      <Arrow x={354} />
      <rect x={408.5} y={104} width={120} height={152} rx={9} className="on-brand" />
      <QrCode x={420} y={148} scale={1.15} />
      <Label x={468.5} y={132} size={20} weight={700} tone="deep" anchor="middle">
        UPI
      </Label>
      <At x={598} y={44} turn={10} scale={0.36}>
        <CardFace tone="deep-lift" ink="on-deep" groups={0} />
      </At>
      <PocketReader x={556} y={90} scale={0.8}>
        <Label x={64} y={32} size={22} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </PocketReader>
      <Arrow x={778} />
      <ChargeSlip x={814} y={32} scale={0.843} />
      <Phone x={1002} y={60} scale={0.8} width={140} height={285} time="">
        <Tick x={61} y={88} size={48} />
        <Label x={61} y={142} size={18} weight={700} tone="green-ink" anchor="middle">
          Approved
        </Label>
        <Label x={61} y={174} size={27} weight={800} anchor="middle">
          ₹1,850
        </Label>
        <path d="M12 192.500H110" className="stroke-line" />
        <Label x={61} y={217} tone="muted" anchor="middle">
          Sent to
        </Label>
        <Label x={61} y={239} size={14} weight={600} anchor="middle">
          98300 XXXXX
        </Label>
      </Phone>
    </Scene>
  );
}

const Arrow = ({ x }: { readonly x: number }) => (
  <Glyph name="arrow-right" x={x - 20} y={156} size={40} tone="marigold" bold />
);
