import { At, type Place } from '../stage/At.tsx';

/** How far the tip of each finger comes round the edge, from the first down. */
const tips = [17, 20, 18, 13];

/** The fingers of a hand behind a phone, which come round its left edge, 35 wide and 136 high; x is that edge. */
export const Fingertips = (place: Place) => (
  <At {...place}>
    {tips.map((reach, index) => (
      <g key={reach} transform={`translate(0 ${index * 35})`}>
        <path
          d={`M-6 0H${reach - 15}a15 15 0 010 31H-6q-9-2-9-15.500t9-15.500z`}
          className="skin"
        />
        <path
          d={`M-6 31H${reach - 15}a15 15 0 000-31`}
          className="stroke-skin-deep"
          strokeWidth={2}
          opacity={0.55}
        />
        <path
          d={`M${reach - 9} 8h3q5 2 5 7.500t-5 7.500h-3q-3-7 0-15z`}
          className="on-brand"
          opacity={0.4}
        />
      </g>
    ))}
  </At>
);
