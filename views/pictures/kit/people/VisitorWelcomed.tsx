import { At, type Place } from '../stage/At.tsx';
import { ArrivingVisitor } from './ArrivingVisitor.tsx';
import { StandingColleague } from './StandingColleague.tsx';

/** A colleague who shows a visitor in with an open hand, and the visitor, who greets him with joined palms, 220 × 264. */
export const VisitorWelcomed = (place: Place) => (
  <At {...place}>
    <StandingColleague
      x={0}
      y={0}
      hair="turban"
      clothes="deep-lift"
      trousers="brand"
      near={{ elbow: [42, 106], wrist: [84, 101], thumb: 'left', hand: 'open' }}
    />
    <ArrivingVisitor x={120} y={0} mirrored={96} />
  </At>
);
