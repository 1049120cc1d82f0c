import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { TurningPill } from '../stage/TurningPill.tsx';

/** Form 93 on the screen of a counter, 268 × 304 with its foot: photograph and name are in, and the name is compared with Aadhaar. */
export const PanFormScreen = (place: Place) => (
  <At {...place}>
    <path d="M112 262h44l8 34h24v8H80v-8h24z" className="muted" />
    <Shadow width={268} height={272} radius={18} />
    <rect width={268} height={272} rx={18} className="deep" />
    <rect
      x={1}
      y={1}
      width={266}
      height={270}
      rx={17}
      className="stroke-brand-lift"
      opacity={0.5}
    />
    <g transform="translate(10 10)">
      <rect width={248} height={252} rx={9} className="surface" />
      <path d="M0 44V9a9 9 0 019-9H239a9 9 0 019 9V44z" fill="url(#sheen)" />
      <Label x={16} y={30} size={19} weight={800} tone="on-brand">
        Form 93
      </Label>
      <Label x={232} y={29} size={17} weight={600} tone="on-brand" anchor="end">
        New PAN
      </Label>
      <Photograph x={16} y={60} width={72} height={86} hair="bun" />
      <Label x={102} y={76} size={17} tone="muted">
        Name
      </Label>
      <rect x={102} y={86} width={132} height={44} rx={8} className="surface-2" />
      <rect
        x={103}
        y={87}
        width={130}
        height={42}
        rx={7}
        className="stroke-brand"
        strokeWidth={2}
      />
      <Label x={114} y={115} size={19} weight={700}>
        Meera Das
      </Label>
      <TurningPill x={124} y={162} anchor="middle" size={17} was="Checking">
        Same as Aadhaar
      </TurningPill>
      <rect x={16} y={206} width={216} height={34} rx={17} className="brand" />
      <Label x={124} y={229} size={17} weight={700} tone="on-brand" anchor="middle">
        Submit
      </Label>
    </g>
  </At>
);
