import { CardFace } from '../money/CardFace.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PersonTurned } from './PersonTurned.tsx';

/** The customer of the sari shop, 96 × 200 to below the hip, who holds her green card out to the right, to 154. */
export const SariCustomer = (place: Place) => (
  <At {...place}>
    <PersonTurned
      x={0}
      y={0}
      clothes="red"
      skin="skin-deep"
      far={{ shoulder: [60, 72], elbow: [60, 100], wrist: [56, 120], hand: 'none', thumb: 'left' }}
      near={{
        shoulder: [35, 72],
        elbow: [45, 106],
        wrist: [78, 101],
        thumb: 'left',
        children: (
          // A card keeps its colours after dark.
          <g className="sheet">
            <At x={81} y={76} turn={-5} scale={0.18}>
              <CardFace tone="green-ink" ink="on-brand" />
            </At>
          </g>
        ),
      }}
    />
    {/* The border of her sleeve. */}
    <path
      d="M35.200 96.600L48 93"
      className="stroke-code-string"
      strokeWidth={4.5}
      strokeLinecap="butt"
    />
  </At>
);
