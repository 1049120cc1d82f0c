import { Photograph } from '../people/Photograph.tsx';
import { Boxes } from '../shapes/Boxes.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PanField } from './PanField.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { SignatureField } from './SignatureField.tsx';

/** The side of a box for a letter. */
const cell = 37;

const Head = () => (
  <>
    <Label x={24} y={51} size={28} weight={800}>
      Form 93
    </Label>
    <Label x={150} y={51} size={17} tone="muted">
      Indian individual
    </Label>
  </>
);

/* As wide as the number, at whose end the pen is that has written it: what is beside it is free for the hand. */
const AadhaarNumber = (place: Place) => (
  <PanField {...place} name="Aadhaar number">
    <rect width={216} height={39} rx={8} className="surface-2" />
    <rect x={0.5} y={0.5} width={215} height={38} rx={7.5} className="stroke-line" />
    <Label x={14} y={27} size={20} weight={600} tone="pen">
      XXXX XXXX 2846
    </Label>
  </PanField>
);

/** Form 93 across, 580 × 352: the boxes of the name are from 24 to 390 and end at 144, with room below for a bracket; the Aadhaar number ends at 206,314. */
export const PanFormAcross = (place: Place) => (
  <PaperDocument {...place} width={580} height={352} large>
    <Head />
    <Photograph x={446} y={44} width={110} height={126} hair="bun" clothes="red" />
    <PanField x={24} y={100} name="First name">
      <Boxes x={0} y={0} text="MEERA" size={cell} />
    </PanField>
    <PanField x={264} y={100} name="Last name">
      <Boxes x={0} y={0} text="DAS" size={cell} />
    </PanField>
    <PanField x={24} y={200} name="Date of birth">
      <Boxes x={0} y={0} text="09071998" size={cell} />
    </PanField>
    <PanField x={410} y={200} name="Signature">
      <SignatureField x={0} y={0} />
    </PanField>
    <AadhaarNumber x={24} y={284} />
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
