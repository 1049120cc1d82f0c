import { Photograph } from '../people/Photograph.tsx';
import { Boxes } from '../shapes/Boxes.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PanField } from './PanField.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { SignatureField } from './SignatureField.tsx';

/** The side of a box for a letter. */
const cell = 33;

const Head = () => (
  <>
    <Label x={24} y={50} size={28} weight={800}>
      Form 93
    </Label>
    <Label x={24} y={78} size={16} tone="muted">
      Indian individual
    </Label>
  </>
);

/** The Aadhaar number as far as a hand has written it: the point of its pen is at 176,30 of the field. */
const AadhaarNumber = ({ width, ...place }: Place & { readonly width: number }) => (
  <PanField {...place} name="Aadhaar number">
    <rect width={width} height={39} rx={8} className="surface-2" />
    <rect x={0.5} y={0.5} width={width - 1} height={38} rx={7.5} className="stroke-line" />
    <Label x={12} y={27} size={20} weight={600} tone="pen">
      XXXX XXXX 28
    </Label>
  </PanField>
);

/** Form 93 across, 520 wide and longer than any picture: the boxes of the name begin at 24,122. */
export const PanFormAcross = (place: Place) => (
  <PaperDocument {...place} width={520} height={520} large>
    <Head />
    <Photograph x={396} y={40} width={100} height={116} hair="bun" clothes="red" />
    <PanField x={24} y={122} name="First name">
      <Boxes x={0} y={0} text="MEERA" size={cell} />
    </PanField>
    <PanField x={238} y={122} name="Last name">
      <Boxes x={0} y={0} text="DAS" size={cell} />
    </PanField>
    <PanField x={24} y={204} name="Date of birth">
      <Boxes x={0} y={0} text="09071998" size={cell} />
    </PanField>
    <PanField x={350} y={204} name="Signature">
      <SignatureField x={0} y={0} />
    </PanField>
    <AadhaarNumber x={24} y={286} width={299} />
  </PaperDocument>
);

/** Of Form 93 only the name, 360 × 70: its boxes are between 94 and 340, with room above for a bracket. */
export const PanFormStrip = (place: Place) => (
  <At {...place}>
    <Shadow width={360} height={70} radius={14} />
    <g className="sheet">
      <rect width={360} height={70} rx={14} className="paper" />
      <Label x={16} y={44} size={17} weight={800}>
        Form 93
      </Label>
      <Boxes x={94} y={22} text="MEERA" size={26} />
      <Boxes x={254} y={22} text="DAS" size={26} />
    </g>
  </At>
);
