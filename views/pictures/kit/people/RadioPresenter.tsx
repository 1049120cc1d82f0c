import { At, type Place } from '../stage/At.tsx';
import { PersonBust } from './Person.tsx';

/** A radio presenter with headphones over her hair, 126 × 140; a desk hides where she ends. */
export const RadioPresenter = (place: Place) => (
  <At {...place}>
    <PersonBust x={0} y={0} hair="bob" clothes="red" looks="right" />
    <path d="M28 46C20-22 106-22 98 46" className="stroke-marigold" strokeWidth={7} />
    <rect x={19} y={38} width={17} height={32} rx={8.5} className="marigold" />
    <rect x={90} y={38} width={17} height={32} rx={8.5} className="marigold" />
  </At>
);
