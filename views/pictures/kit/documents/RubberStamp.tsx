import { At, type Place } from '../stage/At.tsx';

/** The stamp of an office, 124 × 112, its foot as broad as its imprint; turned, it lies on its side beside the paper. */
export const RubberStamp = (place: Place) => (
  <At {...place}>
    {/* Flat under what lies there: to the right and down in its own, turned axes is down on the picture. */}
    <g className="shade" transform="translate(9 3.500)">
      <path d={handle} />
      <path d={knob} />
      <rect {...foot} />
    </g>
    <path d={handle} className="pen" />
    <path d={knob} className="brand-lift" />
    <path d="M47 16q5-6 12-7" className="stroke-on-brand" strokeWidth={3.5} opacity={0.35} />
    <rect {...foot} className="green" />
  </At>
);

const handle = 'M54 38h16l4 36h30a13 13 0 0113 13v9H7v-9a13 13 0 0113-13H50z';
const knob = 'M62 0a25 25 0 0113 46q-13 6-26 0A25 25 0 0162 0z';
const foot = { y: 94, width: 124, height: 18, rx: 4 } as const;
