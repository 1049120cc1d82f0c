import { At, type Place } from '../stage/At.tsx';
import { PersonTurned } from './PersonTurned.tsx';

/** Where the table hides her. */
const table = 118;

/** A woman in a sari on a chair, 102 × 118 down to the table, who reads what stands at the right of her, her hands at a mug of tea. */
export const TabletReader = (place: Place) => (
  <At {...place}>
    <path d={`M4 ${table}V70Q4 58 16 58H46V${table}z`} className="sheen-to" />
    <path d={`M11 ${table}V72Q11 65 18 65H40`} className="stroke-sheen-from" strokeWidth={2} />
    <PersonTurned
      x={0}
      y={0}
      clothes="red"
      hair="bun"
      hiddenFrom={table}
      far={{
        shoulder: [60, 72],
        elbow: [67, 99],
        wrist: [80, 104],
        bend: 7,
        thumb: 'left',
      }}
      near={{
        shoulder: [36, 72],
        elbow: [34, 106],
        wrist: [68, 110],
        bend: 8,
        thumb: 'left',
      }}
    >
      <Mug x={76} y={94} />
    </PersonTurned>
  </At>
);

/** White, 24 × 31, with its handle at the right and its steam. */
const Mug = (place: Place) => (
  <At {...place}>
    <ellipse cx={14} cy={30} rx={14} ry={2.4} className="shade" />
    <path d="M9-4q-3-4 0-8t0-8M16-4q-3-4 0-8t0-8" {...steam} />
    <path d="M23 9q8-1 7 7-1 7-9 7" className="stroke-pale" strokeWidth={3.4} />
    <path d="M0 2V25q0 5 5 5H19q5 0 5-5V2z" className="pale" />
    <path d="M0 20.500Q12 23.500 24 20.500V24Q12 27 0 24z" className="marigold" />
    <ellipse cx={12} cy={2} rx={12} ry={3.6} className="on-deep-muted" />
    <ellipse cx={12} cy={2.4} rx={10.2} ry={2.6} className="skin" />
  </At>
);

const steam = { className: 'stroke-muted', strokeWidth: 1.5, opacity: 0.45 } as const;
