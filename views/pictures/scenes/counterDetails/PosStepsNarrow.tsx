import { PrintingHead } from '../../kit/devices/PrintingTerminal.tsx';
import { Terminal } from '../../kit/devices/Terminal.tsx';
import { TappedCard } from '../../kit/money/TappedCard.tsx';
import { PressingHand } from '../../kit/people/PressingHand.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import type { Place } from '../../kit/stage/At.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow, StationCard } from '../../kit/stage/StationCard.tsx';

const card = { width: 176, height: 176, tone: 'green-soft' } as const;

/* On the counter, with the amount on its display. */
const Machine = ({ x }: Pick<Place, 'x'>) => (
  <>
    <path d="M0 132H180V180H0z" fill="url(#sheen)" />
    <path d="M0 128H180V144H0z" className="brand-lift" />
    <ContactShadow x={x + 45} y={170} width={80} />
    <Terminal x={x} y={6} scale={0.43} digits={31}>
      <Label x={84} y={74} size={44} weight={800} anchor="middle">
        ₹1,850
      </Label>
    </Terminal>
  </>
);

/** For phones, one terminal and one act at each step: the amount is typed, the card is tapped, and from near the slip comes out. */
export const PosStepsNarrow = () => (
  <Scene width={400} height={400} ground="dusk">
    <StationCard x={8} y={8} {...card} step={0}>
      <Machine x={34} />
      <PressingHand x={79} y={143} turn={22} scale={0.18} sleeve="green" />
    </StationCard>
    <StationCard x={216} y={8} {...card} step={1}>
      <Machine x={20} />
      <TappedCard x={141} y={82} scale={0.3} />
    </StationCard>
    <StationCard x={8} y={216} {...card} step={2}>
      <PrintingHead x={25} y={84} scale={0.605} />
    </StationCard>
    <StationArrow x={200} y={96} scale={0.8} />
    <StationArrow x={200} y={200} turn={135} scale={0.8} />
  </Scene>
);
