import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { ChargeSlip } from '../../kit/documents/ChargeSlip.tsx';
import { CardFace } from '../../kit/money/CardFace.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { QrCode } from '../../kit/shapes/QrCode.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** For phones: the ways to pay the amount, and the slip of the sale on the same counter. */
export function PosStepsNarrow() {
  return (
    <Scene width={400} height={352} ground="brand">
      <circle cx={96} cy={200} r={160} className="on-brand" opacity={0.07} />
      <rect x={15} y={15} width={153} height={94} rx={7} className="on-brand" />
      <QrCode x={24} y={24} scale={0.9} />
      <Label x={135} y={68} size={18} weight={700} tone="deep" anchor="middle">
        UPI
      </Label>
      <At x={64} y={124} turn={10} scale={0.29}>
        <CardFace tone="marigold" ink="deep" groups={0} />
      </At>
      <PocketReader x={24} y={148} scale={0.678}>
        <Label x={64} y={33} size={25} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </PocketReader>
      <ChargeSlip x={185} y={26} scale={0.954} />
    </Scene>
  );
}
