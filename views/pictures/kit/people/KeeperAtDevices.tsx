import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';

/* Shoulders, and arms that hang to elbows and go on below the edge of the counter. */
const body = 'M48 88C30 91 12 97 7 112L-4 160H130L119 112C114 97 96 91 78 88L63 100z';

/** A keeper whose hands are below the edge of her counter, 126 × 150: draw the counter after her, its edge at 140. */
export const KeeperAtDevices = (place: Place) => (
  <At {...place}>
    <path d={body} className="green" />
    <path
      d="M20 120L16 150M106 120L110 150"
      className="stroke-shade"
      strokeWidth={2.5}
      opacity={0.26}
    />
    <PersonHead hair="bob" />
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
  </At>
);
