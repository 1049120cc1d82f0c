import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** The certificate of a company, and over its lower right corner a PAN card, 208 × 208 together. */
export const CompanyPapers = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={156} height={192} fold={28}>
      <Label x={16} y={44} size={20} weight={700}>
        Company
      </Label>
      <Label x={16} y={69} size={20} weight={700}>
        certificate
      </Label>
      <path d="M18 91H132M18 168H54" className="stroke-faint" strokeWidth={5} opacity={0.6} />
    </PaperDocument>
    <PanCard x={66} y={110} />
  </At>
);

/* With the photograph and the lines of its holder. */
const PanCard = (place: Place) => (
  <At {...place}>
    <rect x={-2} y={4} width={146} height={98} rx={11} className="shade" />
    <g className="sheet">
      <rect width={142} height={98} rx={10} className="surface" />
      <path d="M0 30V10A10 10 0 0110 0H132a10 10 0 0110 10V30z" className="deep-lift" />
      <Label x={12} y={22} size={19} weight={800} tone="on-brand">
        PAN
      </Label>
      <Photograph x={12} y={38} width={44} height={50} hair="short" />
      <path d="M71 53H126M71 70H108" className="stroke-brand-lift" strokeWidth={5} />
    </g>
  </At>
);
