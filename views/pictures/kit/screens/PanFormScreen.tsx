import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';

/* Turned a little to its left and seen from above, so that its lines rise to the right. */
const turned = 'matrix(.94 -.085 0 1 0 0)';

/** Form 93 on the display of a counter, 236 × 300 with its foot: photograph and name are in, and the name is compared with Aadhaar. */
export const PanFormScreen = (place: Place) => (
  <At {...place}>
    <ellipse cx={114} cy={295} rx={74} ry={9} className="shade" />
    <path d="M96 210h36l5 72h-46z" className="muted" />
    <path d="M62 286q0-9 16-10l66-5q24 0 24 10 0 8-16 9l-66 6q-24 1-24-10z" className="muted" />
    <path d="M96 210h36l1 14-36 3z" className="shade" />
    <g transform={turned}>
      {/* The side from which it is seen. */}
      <path d="M-9 22Q-9 9 4 5L14 1V235L4 232Q-9 229-9 216z" className="deep-lift" />
      <rect width={246} height={236} rx={16} className="deep" />
      <rect
        x={1}
        y={1}
        width={244}
        height={234}
        rx={15}
        className="stroke-brand-lift"
        opacity={0.5}
      />
      <rect x={9} y={9} width={228} height={218} rx={8} className="surface" />
      <path d="M9 49V17a8 8 0 018-8H229a8 8 0 018 8V49z" fill="url(#sheen)" />
      <Label x={24} y={36} size={20} weight={800} tone="on-brand">
        Form 93
      </Label>
      <Photograph x={23} y={62} width={60} height={70} hair="bun" />
      <Label x={96} y={77} size={17} tone="muted">
        Name
      </Label>
      <rect x={96} y={86} width={127} height={44} rx={8} className="surface-2" />
      <rect x={97} y={87} width={125} height={42} rx={7} className="stroke-brand" strokeWidth={2} />
      <Label x={107} y={115} size={19} weight={700}>
        Meera Das
      </Label>
      <TurningPill x={123} y={142} anchor="middle" size={17} was="Checking">
        Same as Aadhaar
      </TurningPill>
      <rect x={23} y={182} width={200} height={32} rx={16} className="brand" />
      <Label x={123} y={204} size={17} weight={700} tone="on-brand" anchor="middle">
        Submit
      </Label>
    </g>
  </At>
);
