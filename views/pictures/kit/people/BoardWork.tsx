import { FlowBoard } from '../places/FlowBoard.tsx';
import { At, type Place } from '../stage/At.tsx';
import { RedCup } from '../things/RedCup.tsx';
import { BoardWriter } from './BoardWriter.tsx';
import { StandingColleague } from './StandingColleague.tsx';

/** Two colleagues right of a board on wheels, 400 × 290 from the top of her head, and the board ends 39 above that: she writes the last step on it, and he stands an arm’s length behind her, nearer to us, and watches with a cup in his hand. */
export const BoardWork = (place: Place) => (
  <At {...place}>
    <ellipse cx={109} cy={248} rx={126} ry={5} className="deep" opacity={0.12} />
    <FlowBoard x={0} y={-39} scale={0.66} />
    <At x={196} y={0} mirrored={96}>
      <ellipse cx={42} cy={263} rx={46} ry={4.5} className="deep" opacity={0.14} />
      <BoardWriter x={0} y={0} />
    </At>
    <StandingColleague
      x={304}
      y={5}
      scale={1.08}
      mirrored={96}
      hair="short"
      skin="skin-deep"
      clothes="pale"
      trousers="deep-lift"
      near={{ elbow: [32, 106], wrist: [58, 96], thumb: 'left' }}
      holds={<RedCup x={60} y={80} scale={0.8} />}
    />
  </At>
);
