import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** The certificate of a company, and over its lower right corner a PAN card, 208 × 196 together. */
export const CompanyPapers = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={152} height={196} fold={26}>
      <Label x={14} y={40} size={19} weight={700}>
        Company
      </Label>
      <Label x={14} y={64} size={19} weight={700}>
        certificate
      </Label>
      <Seal x={44} y={122} />
    </PaperDocument>
    <PanCard x={104} y={84} scale={1.2} />
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
    <Shadow width={86} height={78} radius={9} />
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
