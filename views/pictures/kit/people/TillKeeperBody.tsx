import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';

/** The keeper of a till, her head and her chest down to a counter at 140; her arms are drawn by who says what they do. */
export const TillKeeperBody = (place: Place) => (
  <At {...place}>
    <path d="M26 141V100L30 92 48 88H78L96 92 100 100V141z" className="marigold" />
    <PersonHead hair="bun" />
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
  </At>
);
