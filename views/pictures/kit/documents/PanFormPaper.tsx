import { Photograph } from '../people/Photograph.tsx';
import { Boxes } from '../shapes/Boxes.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { SignatureField } from './SignatureField.tsx';

/** The side of a box: eight of them, for a date, are as wide as the form; the rows are 76 apart. */
const cell = 32.5;

/** Form 93, from 28 to 372 across and longer than any picture: name and date of birth in boxes, photograph and signature. */
export const PanFormPaper = () => (
  <>
    {/* Without a fold of its own, which would lie beside the one in front. */}
    <g transform="translate(64 16) rotate(3)" className="sheet large">
      <rect width={320} height={384} rx={8} className="paper" />
      <rect width={320} height={384} rx={8} className="stroke-line" />
    </g>
    <PaperDocument x={28} y={28} width={344} height={560} large>
      <Label x={24} y={52} size={28} weight={800}>
        Form 93
      </Label>
      <Label x={24} y={80} size={15} tone="muted">
        Indian individual
      </Label>
      <Pill x={24} y={96} tone="brand" size={15}>
        New PAN
      </Pill>
      <Photograph x={220} y={44} width={100} height={116} hair="bun" clothes="red" />
      <Label x={24} y={166} size={15} tone="muted">
        First name
      </Label>
      <Boxes x={24} y={176} text="MEERA" size={cell} />
      <Label x={24} y={242} size={15} tone="muted">
        Last name
      </Label>
      <Boxes x={24} y={252} text="DAS" size={cell} />
      <Label x={174} y={242} size={15} tone="muted">
        Signature
      </Label>
      <SignatureField x={174} y={252} />
      <Label x={24} y={318} size={15} tone="muted">
        Date of birth
      </Label>
      <Boxes x={24} y={328} text="09071998" size={cell} />
      <Label x={24} y={394} size={15} tone="muted">
        Aadhaar number
      </Label>
      <rect x={24} y={404} width={296} height={39} rx={8} className="surface-2" />
      <rect x={24.5} y={404.5} width={295} height={38} rx={7.5} className="stroke-line" />
      <Label x={24} y={470} size={15} tone="muted">
        Mobile number
      </Label>
      <rect x={24.5} y={480.5} width={295} height={38} rx={7.5} className="stroke-line" />
    </PaperDocument>
  </>
);
