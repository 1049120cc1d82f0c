import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { narrowWordSize } from '../../kit/stage/wordSize.ts';

const sheet = `M36 24a6 6 0 016-6h132a6 6 0 016 6V164${'l-9 -9l-9 9'.repeat(8)}z`;

/** The same for phones: what was paid, and that it went through. */
export const AboutPaymentsNarrow = () => (
  <Scene {...narrowWordSize} ground="brand">
    <Rings x={224} y={0} size={170} tone="brand-lift" />
    <g className="sheet">
      <path d={sheet} className="shade" filter="url(#soft)" transform="translate(0 8)" />
      <path d={sheet} className="paper" />
      <Label x={54} y={62} size={24} tone="muted">
        Paid
      </Label>
      <Label x={54} y={110} size={46} weight={800}>
        ₹299
      </Label>
      <path d="M54 132H162" className="stroke-faint" strokeWidth={3} strokeDasharray="3 9" />
    </g>
    <Tick x={180} y={42} size={60} />
  </Scene>
);
