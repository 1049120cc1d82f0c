import { Phone } from '../../kit/devices/Phone.tsx';
import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { ChargeSlip } from '../../kit/documents/ChargeSlip.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { QrCode } from '../../kit/shapes/QrCode.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';

/** For phones: the amount, the ways to pay it and the slip, each with the number of its step. */
export function PosStepsNarrow() {
  return (
    <Scene width={400} height={404} ground="brand">
      <StationCard x={16} y={32} width={136} height={164} number={1}>
        <Phone x={10} y={26} width={116} height={220} time="">
          <Label x={49} y={72} size={25} weight={800} anchor="middle">
            ₹1,850
          </Label>
          <rect x={8} y={88} width={82} height={32} rx={16} className="brand" />
          <Label x={49} y={110} size={16} weight={700} tone="on-brand" anchor="middle">
            Charge
          </Label>
        </Phone>
      </StationCard>
      <StationArrow x={84} y={210} turn={90} scale={0.8} />
      <StationCard x={16} y={224} width={136} height={164} number={2}>
        <Label x={39} y={60} size={17} weight={700} anchor="middle">
          UPI
        </Label>
        <QrCode x={14} y={74} scale={0.6} />
        <PocketReader x={76} y={72} scale={0.3} />
        <Label x={100} y={60} size={17} weight={700} anchor="middle">
          Tap
        </Label>
      </StationCard>
      <StationArrow x={166} y={306} scale={0.8} />
      <StationCard x={180} y={32} width={204} height={356} number={3}>
        <ChargeSlip x={8} y={40} scale={0.9} />
      </StationCard>
    </Scene>
  );
}
