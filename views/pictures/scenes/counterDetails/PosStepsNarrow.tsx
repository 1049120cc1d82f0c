import { AmountPhone } from '../../kit/devices/AmountPhone.tsx';
import { CardInSlot } from '../../kit/devices/CardInSlot.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

const card = { width: 176, height: 176 } as const;

/** For phones: the amount, the ways to pay it and the slip, one for each step. */
export function PosStepsNarrow() {
  return (
    <Scene width={400} height={400} ground="dusk">
      <StationCard x={8} y={8} {...card} step={0}>
        <AmountPhone x={20} y={12} scale={0.85} />
      </StationCard>
      <StationCard x={216} y={8} {...card} step={1}>
        <UpiStand x={14} y={44} scale={0.54} />
        <CardInSlot x={112} y={125} scale={0.32} />
        <Terminal x={102} y={24} scale={0.29} small>
          <Tick x={84} y={58} size={72} />
        </Terminal>
      </StationCard>
      <StationCard x={8} y={216} {...card} step={2}>
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
      <StationArrow x={200} y={96} scale={0.8} />
      <StationArrow x={200} y={200} turn={135} scale={0.8} />
    </Scene>
  );
}
