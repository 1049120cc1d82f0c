import { DockedReader } from '../devices/DockedReader.tsx';
import { CashHandover } from '../people/CashHandover.tsx';
import { PersonBust } from '../people/Person.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A card is in the reader on its dock, and the keeper of a shop hands the notes to a customer, 640 wide; the counter's edge is at 300. */
export const CashOverCounter = (place: Place) => (
  <At {...place}>
    <path d="M-200 316H900V560H-200z" fill="url(#sheen)" />
    <path d="M-200 300H900V324H-200z" className="brand-lift" />
    <path
      d="M-78 342H96V398H-78zM120 342H294V398H120zM318 342H492V398H318zM516 342H690V398H516z"
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <At x={282} y={55} scale={1.75}>
      <PersonBust x={0} y={0} hair="turban" clothes="deep-lift" looks="left" />
    </At>
    <RestingArm />
    <CashHandover />
    {/* The giving arm goes straight from the shoulder to the cuff; its elbow is on the counter, over the other hand. */}
    <path
      d="M266 216L328 214C352 216 366 232 372 256L384 292C386 306 376 314 362 314H318C302 314 288 309 278 300L256 279z"
      className="deep-lift"
    />
    <path
      d="M384 292C386 306 376 314 362 314M372 256L384 292"
      className="stroke-on-brand"
      strokeWidth={3}
      opacity={0.24}
    />
    <DockedReader x={521} y={155} scale={0.5} />
  </At>
);

/* It lies on the counter before the body, which has its colour; the hand is under the elbow of the other arm. */
const RestingArm = () => (
  <>
    <path d="M356 277L402 275V309L356 311z" className="skin" />
    <path d="M399 271L414 269V313L399 312z" className="on-brand" />
    <path
      d="M411 269L468 262C494 258 512 270 515 290C517 308 503 317 486 317L411 313z"
      className="deep-lift"
    />
    <path
      d="M411 269L468 262C479 260 486 255 489 247"
      className="stroke-on-brand"
      strokeWidth={3}
      opacity={0.24}
    />
  </>
);
