import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { AgreedPoints } from './AgreedPoints.tsx';

/** A slip on a clipboard, 312 × 396: whose PAN it is, what the holder agrees to, and the box just ticked, whose tick ends at 278,314. */
export const ConsentSlip = (place: Place) => (
  <At {...place}>
    <Shadow width={312} height={396} radius={20} />
    <rect width={312} height={396} rx={20} fill="url(#sheen)" />
    <g className="sheet">
      <path d="M13 20H299V375a8 8 0 01-8 8H21a8 8 0 01-8-8z" className="paper" />
      <Label x={30} y={78} size={21} weight={800}>
        Consent to a PAN check
      </Label>
      <Label x={30} y={118} size={19} weight={700}>
        Ananya Sen
      </Label>
      <Label x={30} y={144} size={17} weight={700} tone="muted">
        PAN ABCPSXXXXF
      </Label>
      <At x={30} y={172}>
        <AgreedPoints />
      </At>
    </g>
    <Clip x={156} y={-4} scale={1.15} />
  </At>
);

/** The clip of a clipboard; its middle is at 0. */
export const Clip = (place: Place) => (
  <At {...place}>
    <path d="M-44 10a9 9 0 019-9h15a21 21 0 0140 0h15a9 9 0 019 9V34H-44z" className="device" />
    <circle cy={4} r={6.5} className="brand-lift" />
  </At>
);
