import { PaperDocument } from '../documents/PaperDocument.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Thumb } from './Fingers.tsx';
import { PersonActing } from './PersonActing.tsx';
import { PersonTurned } from './PersonTurned.tsx';

/** Where the top of the counter is: at the waist of both. */
const counter = 128;

/* Over the counter, between the two hands; his thumb is drawn once more, on it. */
const receipt = { x: 101, y: 72, turn: 6 } as const;

/** The keeper of a shop hands a receipt over her counter to a young man with a backpack, 256 × 200 to below his hip; the counter goes on at its right. */
export const ReceiptToTraveller = (place: Place) => (
  <At {...place}>
    <Backpack />
    <PersonTurned
      x={0}
      y={0}
      hair="short"
      clothes="red"
      far={{ shoulder: [60, 72], elbow: [58, 100], wrist: [56, 120], hand: 'none', thumb: 'left' }}
      near={{
        shoulder: [35, 72],
        elbow: [41, 110],
        wrist: [92, 101],
        bend: 8,
        thumb: 'left',
      }}
    >
      {/* The strap over his shoulder, back under his arm. */}
      <path
        d="M29 57C37 47 50 54 52 70 53 90 52 100 44 107"
        className="stroke-marigold-ink"
        strokeWidth={5.5}
      />
    </PersonTurned>
    <PersonActing
      x={140}
      y={2}
      hair="bob"
      clothes="green"
      looks="left"
      hangs="right"
      arms={[
        {
          shoulder: [25, 70],
          elbow: [14, 106],
          wrist: [-8, 100],
          thumb: 'right',
          children: (
            <At x={-140} y={-2}>
              <Slip />
            </At>
          ),
        },
      ]}
    />
    <path d={`M92 ${counter + 12}H400V240H92z`} fill="url(#sheen)" />
    <path d={`M86 ${counter}H400v14H90a4 4 0 01-4-4z`} className="brand-lift" />
    <g transform="translate(92 101) rotate(-10)">
      <Thumb pose="open" skin="skin" />
    </g>
  </At>
);

const Slip = () => (
  <At {...receipt}>
    <PaperDocument x={0} y={0} width={34} height={46} fold={9} flat>
      <path d="M6 14h14M6 21h22M6 28h22" className="stroke-faint" strokeWidth={2.5} />
      <path d="M6 38h14" className="stroke-green" strokeWidth={4} />
    </PaperDocument>
  </At>
);

/* On his back, from the side. */
const Backpack = () => (
  <>
    <path d="M30 54C8 52-4 64-5 84V126q0 10 10 10H28z" className="marigold" />
    <path d="M28 98H6C-4 98-9 104-9 114v12q0 8 8 8H28z" className="marigold-ink" />
    <path d="M-4 82H26" className="stroke-marigold-ink" strokeWidth={3} opacity={0.6} />
  </>
);
