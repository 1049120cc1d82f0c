import { At, type Place } from '../stage/At.tsx';
import { ArrivingVisitor } from './ArrivingVisitor.tsx';
import { JoinedPalms } from './JoinedPalms.tsx';
import { StandingColleague } from './StandingColleague.tsx';

/** A colleague and a visitor, who greet each other with joined palms, 220 × 264. */
export const VisitorWelcomed = (place: Place) => (
  <At {...place}>
    <StandingColleague
      x={0}
      y={0}
      hair="turban"
      clothes="green"
      trousers="deep-lift"
      far={{ elbow: [72, 106], wrist: [79, 92], thumb: 'left', hand: 'none' }}
      near={{ elbow: [43, 110], wrist: [75, 95], thumb: 'left', hand: 'none' }}
      holds={<JoinedPalms x={77} y={91} turn={10} skin="skin" />}
    />
    <ArrivingVisitor x={120} y={0} mirrored={96} />
  </At>
);
