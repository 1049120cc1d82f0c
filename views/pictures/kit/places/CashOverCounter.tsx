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
        <Arm
          {...sleeves}
          shoulder={[53, 60]}
          elbow={[57.5, 68.5]}
          wrist={[41, 68.5]}
          thumb="right"
        />
        {/* Where the lower arm lies before the body, which has its colour. */}
        <path
          d="M45 61.900L52.500 60.600Q55.500 60 57 57.500"
          className="stroke-on-brand"
          strokeWidth={0.9}
          opacity={0.24}
        />
      </At>
    </At>
    <CashHandover />
    {/* The giving arm: its elbow is on the counter, the lower arm narrows to the cuff. */}
    <path
      d="M266 216C288 222 310 230 334 226L362 300C352 314 332 320 310 319C284 317 274 296 256 279z"
      className={sleeves.clothes}
    />
    <path
      d="M318 274C322 258 330 248 342 240"
      className="stroke-on-brand"
      strokeWidth={3}
      opacity={0.24}
    />
    <DockedReader x={537} y={155} scale={0.5} />
  </At>
);
