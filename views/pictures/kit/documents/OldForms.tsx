import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A carton with the two forms that are out of use, each struck through, 320 × 140 and open below: draw it on the lower edge of a picture. */
export const OldForms = (place: Place) => (
  <At {...place}>
    <path d="M14 58H306V140H14z" className="skin-deep" />
    <g className="sheet">
      <OldForm x={42} y={10} turn={-4} name="49A" />
      <OldForm x={170} y={0} turn={4} name="49AA" />
    </g>
    <path d="M0 74H320L312 400H8z" className="marigold" />
    <path d="M0 74H320L319 90H1z" className="shade" opacity={0.16} />
    <Label x={160} y={118} size={21} weight={700} tone="deep" anchor="middle">
      No longer in use
    </Label>
  </At>
);

const OldForm = ({ name, ...place }: Place & { readonly name: string }) => (
  <At {...place}>
    <path d="M0 0H110V100H0z" className="paper" />
    <path d="M0 0H110V100H0z" className="stroke-faint" />
    <Label x={55} y={46} size={30} weight={800} tone="muted" anchor="middle">
      {name}
    </Label>
    <path d="M10 54L100 18" className="stroke-red" strokeWidth={5} />
  </At>
);
