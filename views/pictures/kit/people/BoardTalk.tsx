import { FlowBoard } from '../places/FlowBoard.tsx';
import { At, type Place } from '../stage/At.tsx';
import { RedCup } from '../things/RedCup.tsx';
import { BoardWriter } from './BoardWriter.tsx';
import { StandingColleague } from './StandingColleague.tsx';

/** Two colleagues at a board on wheels, 364 × 264, which ends 26 above them: she has written the last step on it, and he listens with a cup in his hand. */
export const BoardTalk = (place: Place) => (
  <At {...place}>
    <ellipse cx={184} cy={236} rx={116} ry={5} className="deep" opacity={0.12} />
    <FlowBoard x={84} y={-26} scale={0.6} />
    <StandingColleague
      x={0}
      y={0}
      hair="short"
      skin="skin-deep"
      clothes="brand"
      trousers="deep-lift"
      near={{ elbow: [32, 106], wrist: [58, 96], thumb: 'left' }}
      holds={<RedCup x={60} y={80} scale={0.8} />}
    />
    <At x={268} y={0} mirrored={96}>
      <ellipse cx={42} cy={263} rx={46} ry={4.5} className="deep" opacity={0.14} />
      <BoardWriter x={0} y={0} />
    </At>
  </At>
);
