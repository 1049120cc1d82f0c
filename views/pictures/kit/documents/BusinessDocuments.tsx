import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { Seal } from './Certificate.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** The certificate of a company, 146 × 188, and a PAN card before it, which ends 48 further right and 10 below. */
export const BusinessDocuments = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={146} height={188} fold={26}>
      <Label x={16} y={46} size={18} weight={700}>
        Company
      </Label>
      <Label x={16} y={69} size={18} weight={700}>
        certificate
      </Label>
      <path d="M16 88H130M16 102H106" className="stroke-faint" strokeWidth={5} opacity={0.6} />
      <Seal x={36} y={136} scale={0.46} glyph="check" />
    </PaperDocument>
    <PanCard x={72} y={112} />
  </At>
);

/* With the photograph and the lines of its holder. */
const PanCard = (place: Place) => (
  <At {...place}>
    <Shadow width={122} height={86} radius={10} />
    <g className="sheet">
      <rect width={122} height={86} rx={10} className="brand-soft" />
      <path d="M0 29V10A10 10 0 0110 0H112a10 10 0 0110 10V29z" className="brand" />
      <Label x={12} y={21} size={18} weight={800} tone="on-brand">
        PAN
      </Label>
      <Photograph x={12} y={37} width={34} height={40} hair="short" />
      <path d="M58 44H108M58 57H96" className="stroke-brand-lift" strokeWidth={5} />
      <path d="M58 71H108" className="stroke-deep-lift" strokeWidth={6} />
    </g>
  </At>
);
