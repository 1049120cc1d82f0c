import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** The certificate of a company, 132 × 124, and before its lower right corner a PAN card, which ends 76 further right. */
export const CompanyPapers = (place: Place) => (
  <At {...place}>
    <PaperDocument x={0} y={0} width={132} height={124} fold={22}>
      <Label x={14} y={33} size={18} weight={700}>
        Company
      </Label>
      <Label x={14} y={55} size={18} weight={700}>
        certificate
      </Label>
      <path d="M14 74H86M14 90H70" className="stroke-faint" strokeWidth={5} opacity={0.6} />
    </PaperDocument>
    <PanCard x={98} y={60} />
  </At>
);

/* With the photograph and the lines of its holder. */
const PanCard = (place: Place) => (
  <At {...place}>
    <rect x={-2} y={4} width={114} height={70} rx={9} className="shade" />
    <g className="sheet">
      <rect width={110} height={70} rx={8} className="surface" />
      <path d="M0 26V8a8 8 0 018-8H102a8 8 0 018 8V26z" className="deep-lift" />
      <Label x={10} y={19.5} size={17.5} weight={800} tone="on-brand">
        PAN
      </Label>
      <Photograph x={10} y={31} width={26} height={30} hair="short" />
      <path d="M48 40H96M48 52H82" className="stroke-brand-lift" strokeWidth={5} />
    </g>
  </At>
);
