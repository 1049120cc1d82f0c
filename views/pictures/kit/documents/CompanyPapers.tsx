import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** The certificate of a company, and over its right edge a PAN card, 208 × 172 together; the lower right corner is free. */
export const CompanyPapers = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={140} height={172} fold={24}>
      <Label x={14} y={40} size={19} weight={700}>
        Company
      </Label>
      <Label x={14} y={64} size={19} weight={700}>
        certificate
      </Label>
      <Seal x={38} y={116} />
    </PaperDocument>
    <PanCard x={122} y={34} />
  </At>
);

const Seal = (place: Place) => (
  <At {...place}>
    <path d="M-12 12L-16 36 0 28 16 36 12 12z" className="red" />
    <circle r={22} className="marigold" />
    <circle r={15} className="stroke-on-brand" strokeWidth={2} opacity={0.8} />
    <circle r={5} className="on-brand" opacity={0.8} />
  </At>
);

/* With the photograph of its holder. */
const PanCard = (place: Place) => (
  <At {...place}>
    <rect x={-2} y={4} width={90} height={78} rx={10} className="shade" />
    <g className="sheet">
      <rect width={86} height={78} rx={9} className="surface" />
      <path d="M0 26V9A9 9 0 019 0H77a9 9 0 019 9v17z" className="deep-lift" />
      <Label x={10} y={20} size={18} weight={800} tone="on-brand">
        PAN
      </Label>
      <Photograph x={10} y={33} width={32} height={38} hair="short" />
      <path d="M53 44H76M53 58H68" className="stroke-brand-lift" strokeWidth={5} />
    </g>
  </At>
);
