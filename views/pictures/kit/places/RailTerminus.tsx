import { At, type Place } from '../stage/At.tsx';

const tracks = [10, 30, 50];
const platforms = [0, 20, 40, 60];

/** A railway that ends at its station on a dark map: 300 long and 68 deep, the station at its right end. */
export const RailTerminus = (place: Place) => (
  <At {...place}>
    {/* The ground below keeps the lanes from crossing the tracks. */}
    <path d="M0-4H300V64H0z" className="map" />
    {tracks.map((y) => (
      <g key={y} strokeLinecap="butt">
        <path d={`M0 ${y}H264`} className="stroke-map-lane" strokeWidth={10} />
        <path
          d={`M0 ${y}H264`}
          className="stroke-on-deep-muted"
          strokeWidth={7}
          strokeDasharray="2 8"
          opacity={0.5}
        />
      </g>
    ))}
    {/* One veil over all of the roofs, so that they do not add up where they meet. */}
    <g className="brand-lift" opacity={0.6}>
      {platforms.map((y) => (
        <rect key={y} x={164} y={y - 3} width={104} height={6} rx={2} />
      ))}
      <rect x={260} y={-4} width={40} height={68} rx={4} />
    </g>
  </At>
);
