import { Phone } from '../../kit/devices/Phone.tsx';
import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { ChargeSlip } from '../../kit/documents/ChargeSlip.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

const upper = { width: 176, height: 176 } as const;

/** For phones: the amount, the ways to pay it and the slip, each with the number of its step. */
export function PosStepsNarrow() {
  return (
    <Scene width={400} height={440} ground="brand">
      <StationCard x={16} y={28} {...upper} number={1}>
        <Phone x={24} y={32} width={128} height={220} time="">
          <Label x={55} y={76} size={28} weight={800} anchor="middle">
            ₹1,850
          </Label>
          <rect x={9} y={92} width={92} height={32} rx={16} className="brand" />
          <Label x={55} y={114} size={16} weight={700} tone="on-brand" anchor="middle">
            Charge
          </Label>
        </Phone>
      </StationCard>
      <StationCard x={208} y={28} {...upper} number={2}>
        <UpiStand x={20} y={44} scale={0.54} />
        <PocketReader x={113} y={72} scale={0.29} />
      </StationCard>
      <StationCard x={16} y={228} width={368} height={196} number={3}>
        <ChargeSlip x={16} y={34} scale={0.9} />
        <Tick x={286} y={58} size={44} />
        <Label x={286} y={106} size={18} weight={700} tone="green-ink" anchor="middle">
          Approved
        </Label>
        <path d="M226 123.500H346" className="stroke-line" />
        <Label x={286} y={148} size={15} tone="muted" anchor="middle">
          Sent to
        </Label>
        <Label x={286} y={170} size={16} weight={700} anchor="middle">
          98300 XXXXX
        </Label>
      </StationCard>
      <StationArrow x={200} y={116} scale={0.8} />
      <StationArrow x={200} y={216} turn={135} scale={0.8} />
    </Scene>
  );
}
