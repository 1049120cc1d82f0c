import { At, type Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';

/** The disc with an arrow between two things, one of which goes to the other; its middle is at x, y. Turn it by 90 to let it fall. */
export const WayDisc = (place: Place) => (
  <At {...place}>
    <circle r={17} className="marigold" />
    <Glyph name="arrow-right" x={-12} y={-12} tone="deep" bold />
  </At>
);
