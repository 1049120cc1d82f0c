import { At, type Place } from '../stage/At.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { Carton } from '../things/Carton.tsx';

/** A phone upright, 72 × 132, with a carton in the frame of its camera, and the button that takes the picture. */
export const CameraPhone = (place: Place) => (
  <At {...place}>
    <ContactShadow x={36} y={131} width={78} />
    <rect width={72} height={132} rx={13} className="device" />
    <rect
      x={0.75}
      y={0.75}
      width={70.5}
      height={130.5}
      rx={12.25}
      className="stroke-rim"
      strokeWidth={1.5}
    />
    <path d="M5 98V14A9 9 0 0114 5H58a9 9 0 019 9V98z" className="surface" />
    <path d="M5 74H67V98H5z" className="brand-soft" />
    <rect x={27} y={9} width={18} height={5} rx={2.5} className="deep" />
    <Carton x={14} y={44} scale={0.42} />
    <path
      d="M11 38V28h10M51 28h10v10M11 80v10h10M51 90h10v-10"
      className="stroke-brand"
      strokeWidth={3}
    />
    <circle cx={36} cy={113.5} r={9.5} className="stroke-on-deep" strokeWidth={2.4} />
    <circle cx={36} cy={113.5} r={5.8} className="on-deep" />
  </At>
);
