import { Phone } from '../../kit/devices/Phone.tsx';
import { PocketReader } from '../../kit/devices/PocketReader.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

const upper = { width: 176, height: 176 } as const;

/** For phones: the amount, the ways to pay it and the slip, one for each step. */
export function PosStepsNarrow() {
  return (
    <Scene width={400} height={440} ground="dusk">
      <StationCard x={8} y={28} {...upper} step={0}>
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
      <StationCard x={216} y={28} {...upper} step={1}>
        <UpiStand x={20} y={44} scale={0.54} />
        <PocketReader x={113} y={72} scale={0.29} />
      </StationCard>
      <StationCard x={8} y={236} {...upper} step={2}>
        <Label x={88} y={40} size={18} weight={700} anchor="middle">
          Charge slip
        </Label>
        <path d="M20 56.500H156" className="stroke-line" />
        <Label x={88} y={98} size={34} weight={800} anchor="middle">
          ₹1,850
        </Label>
        <Pill x={26} y={116} tone="green" glyph="check" size={16}>
          Approved
        </Pill>
      </StationCard>
      <StationArrow x={200} y={116} scale={0.8} />
      <StationArrow x={200} y={220} turn={135} scale={0.8} />
    </Scene>
  );
}
