import { DockedReader } from '../devices/DockedReader.tsx';
import { Arm } from '../people/Arm.tsx';
import { CashHandover } from '../people/CashHandover.tsx';
import { PersonBust } from '../people/Person.tsx';
import { At, type Place } from '../stage/At.tsx';

const sleeves = { clothes: 'deep-lift', skin: 'skin', cuff: 'on-brand' } as const;

/** A card is in the reader on its dock, and the keeper of a shop hands the notes to a customer, 640 wide; the counter's edge is at 300. */
export const CashOverCounter = (place: Place) => (
  <At {...place}>
    <path d="M-200 316H900V560H-200z" fill="url(#sheen)" />
    <path d="M-200 300H900V324H-200z" className="brand-lift" />
    <At x={282} y={55} scale={1.75}>
      <PersonBust x={0} y={0} hair="turban" clothes={sleeves.clothes} looks="left" />
      <At x={0} y={0} scale={2}>
        <Arm {...sleeves} shoulder={[53, 60]} elbow={[62, 68]} wrist={[43, 68.5]} thumb="right" />
        {/* Where the lower arm lies before the body, which has its colour. */}
        <path
          d="M46 62L57 60.2Q60 59.8 61.500 57.500"
          className="stroke-on-brand"
          strokeWidth={0.9}
          opacity={0.24}
        />
      </At>
    </At>
    <path d="M338 250L304 257" className={`stroke-${sleeves.clothes}`} strokeWidth={58} />
    <CashHandover />
    <DockedReader x={530} y={136} scale={0.56} />
  </At>
);
