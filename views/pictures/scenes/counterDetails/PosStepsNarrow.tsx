import { AmountPhone } from '../../kit/devices/AmountPhone.tsx';
import { TapDisplay } from '../../kit/devices/TapDisplay.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { CardTap } from '../../kit/people/CardTap.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';

const card = { width: 176, height: 176 } as const;

/** For phones: the amount, the card at the machine, and the slip, one for each step. */
export function PosStepsNarrow() {
  return (
    <Scene width={400} height={400} ground="dusk">
      <StationCard x={8} y={8} {...card} step={0}>
        <AmountPhone x={20} y={12} scale={0.85} />
      </StationCard>
      <StationCard x={216} y={8} {...card} step={1}>
        <Terminal x={12} y={64} scale={0.66} small>
          <TapDisplay>₹1,850</TapDisplay>
        </Terminal>
        <CardTap x={150} y={58} turn={-24} scale={0.24} />
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
