import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';

/** Form 93 on the display of a counter, 240 × 252 with its stand, turned to who sits at its left, so that one sees its right side, which is the near one: the name is in and is compared with Aadhaar. */
export const PanFormScreen = (place: Place) => (
  <At {...place}>
    <Stand />
    <g transform="translate(0 38) scale(.9 1) skewY(-9)">
      <path d="M236 0L262 4q6 1 6 8V196q0 8-6 9l-26 9z" className="device-lift" />
      <rect width={250} height={214} rx={14} className="deep" />
      <rect
        x={1}
        y={1}
        width={248}
        height={212}
        rx={13}
        className="stroke-brand-lift"
        strokeWidth={2}
        opacity={0.45}
      />
      <rect x={8} y={8} width={234} height={198} rx={8} className="surface" />
      <path d="M8 48V16a8 8 0 018-8H234a8 8 0 018 8v32z" fill="url(#sheen)" />
      <Label x={24} y={35} size={20} weight={700} tone="on-brand">
        Form 93
      </Label>
      <Label x={24} y={72} size={17} tone="muted">
        Name
      </Label>
      <rect x={24} y={80} width={202} height={38} rx={8} className="surface-2" />
      <rect x={25} y={81} width={200} height={36} rx={7} className="stroke-brand" strokeWidth={2} />
      <Label x={36} y={105.5} size={18} weight={700}>
        Meera Das
      </Label>
      <TurningPill x={24} y={126} size={17} was="Checking">
        Same as Aadhaar
      </TurningPill>
      <rect x={24} y={166} width={202} height={32} rx={16} className="brand" />
      <Label x={125} y={188} size={17} weight={700} tone="on-brand" anchor="middle">
        Submit
      </Label>
    </g>
  </At>
);

const Stand = () => (
  <>
    <ellipse cx={125} cy={250} rx={46} ry={7} className="shade" />
    <path d="M108 210h34v34h-34z" className="muted" />
    <path d="M108 216h34v10h-34z" className="shade" />
    <path d="M101 238h48q5 0 6 5l2 7H93l2-7q1-5 6-5z" className="deep-lift" />
  </>
);
