import { Terminal } from '../../kit/devices/Terminal.tsx';
import { TerminalPaper } from '../../kit/devices/TerminalPaper.tsx';
import { TappedCard } from '../../kit/money/TappedCard.tsx';
import { FingersBelow, ThumbAbove } from '../../kit/people/Hand.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';
import { UpiStand } from '../../kit/things/UpiStand.tsx';

const card = { width: 176, height: 176 } as const;

/* On the edge of the slip, beside its words. */
const hand = { x: 128, y: 53, turn: 14, scale: 0.24 } as const;

/** For phones, one terminal from near through the sale: a finger on its green key, a card at its sign beside the UPI code, and the slip that it prints. */
export const PosStepsNarrow = () => (
  <Scene width={400} height={400} ground="dusk">
    <StationCard x={8} y={8} {...card} tone="green-soft" step={0}>
      <Terminal x={34} y={8} scale={0.49} digits={27}>
        <Label x={84} y={45} size={30} tone="muted" anchor="middle">
          Amount
        </Label>
        <Label x={84} y={92} size={42} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <PressingHand x={121} y={167} turn={20} scale={0.2} sleeve="green" />
    </StationCard>
    <StationCard x={216} y={8} {...card} tone="brand-soft" step={1}>
      <Terminal x={10} y={8} scale={0.49} digits={27}>
        <Label x={84} y={73} size={44} weight={800} anchor="middle">
          ₹1,850
        </Label>
      </Terminal>
      <UpiStand x={121} y={6} scale={0.345} small hung />
      <TappedCard x={144} y={100} scale={0.32} />
    </StationCard>
    <StationCard x={8} y={216} {...card} tone="marigold-soft" step={2}>
      <At {...hand}>
        <FingersBelow skin="skin" />
      </At>
      <Terminal
        x={34}
        y={90}
        scale={0.49}
        digits={27}
        paper={
          <TerminalPaper height={164}>
            <Label x={84} y={72} size={40} weight={800} anchor="middle">
              ₹1,850
            </Label>
            <Label x={84} y={116} size={30} weight={600} tone="muted" anchor="middle">
              Approved
            </Label>
          </TerminalPaper>
        }
      >
        <Tick x={84} y={58} size={80} />
      </Terminal>
      <At {...hand}>
        <ThumbAbove skin="skin" sleeve="green" reach={420} />
      </At>
    </StationCard>
    <StationArrow x={200} y={96} scale={0.8} />
    <StationArrow x={200} y={200} turn={135} scale={0.8} />
  </Scene>
);
