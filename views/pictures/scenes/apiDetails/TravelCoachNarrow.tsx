import { type ReactNode, useId } from 'react';
import { BoardingCoach } from '../../kit/places/BoardingCoach.tsx';
import {
  ConfirmedPlace,
  GivenBackPlace,
  SharedPlace,
  WaitingPlace,
} from '../../kit/places/boardingPlaces.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* Of a panel with one coach, and the gap to the next, in which the band is seen. */
const panel = { height: 301, gap: 10 } as const;

/* Both end in the picture, so that nobody takes one for the upper deck of the other. */
const coach = { width: 520, end: 496 } as const;

/** The same for a phone: two coaches in two panels, with two places each. */
export function TravelCoachNarrow() {
  return (
    <Scene width={520} height={612} ground="none">
      <CoachPanel y={0}>
        <BoardingCoach {...coach} x={0} y={0} bogies={[106, 384]}>
          <ConfirmedPlace x={122} />
          <SharedPlace x={360} />
        </BoardingCoach>
      </CoachPanel>
      {/* Its other wheels are out of the picture, where nobody stands before them. */}
      <CoachPanel y={panel.height + panel.gap}>
        <BoardingCoach {...coach} x={0} y={0} bogies={[402]}>
          <WaitingPlace x={163} />
          <GivenBackPlace x={384} />
        </BoardingCoach>
      </CoachPanel>
    </Scene>
  );
}

interface CoachPanelProps {
  readonly y: number;
  readonly children: ReactNode;
}

/** Its own piece of the night, with its own corners. */
function CoachPanel({ y, children }: CoachPanelProps) {
  const cut = useId();
  return (
    <At x={0} y={y}>
      <clipPath id={cut}>
        <rect width={coach.width} height={panel.height} rx={16} />
      </clipPath>
      <g clipPath={`url(#${cut})`}>
        <rect width={coach.width} height={panel.height} className="deep-lift" />
        {children}
      </g>
    </At>
  );
}
