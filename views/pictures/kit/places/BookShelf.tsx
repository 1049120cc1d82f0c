import { At, type Place } from '../stage/At.tsx';
import { SmallPlant } from '../things/Plant.tsx';

/** A board on an office wall with a plant and three books, 128 wide; y is a little above its upper edge. */
export const BookShelf = (place: Place) => (
  <At {...place}>
    <path d="M66-46h13V0H66zM98-1l11-42 11 3-11 42z" className="marigold" />
    <path d="M79-38h15V0H79z" className="red" />
    <SmallPlant x={32} y={0} scale={1.3} />
    <path d="M20 6V20M108 6V20" className="stroke-brand-lift" strokeWidth={5} />
    <path d="M0 3H128" className="stroke-brand-lift" strokeWidth={7} />
  </At>
);
