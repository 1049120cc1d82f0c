/** What a sender to Nepal may show besides a licence (LicenceCard.tsx). */
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel, Shadow } from '../shapes/Panel.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** A closed passport, 128 × 172; it bears no emblem. */
export const Passport = (place: Place) => (
  <At {...place}>
    <Shadow width={128} height={172} radius={8} />
    <path
      d="M0 8a8 8 0 018-8H112a16 16 0 0116 16V156a16 16 0 01-16 16H8a8 8 0 01-8-8z"
      fill="url(#night)"
    />
    <path d="M14 0v172" className="stroke-on-deep" strokeWidth={2} opacity={0.16} />
    <circle cx={70} cy={80} r={34} className="stroke-marigold" strokeWidth={2.5} />
    <Glyph name="globe" x={48} y={58} size={44} tone="marigold" />
    <Label x={70} y={32} size={21} weight={700} tone="marigold" anchor="middle">
      Passport
    </Label>
    <path d="M52 144h36" className="stroke-marigold" strokeWidth={5} />
  </At>
);

/** The PAN card of a person, 188 × 120. */
export const PersonPanCard = (place: Place) => (
  <Panel {...place} width={188} height={120}>
    <path d="M0 32V16A16 16 0 0116 0H172a16 16 0 0116 16V32z" fill="url(#sheen)" />
    <Label x={16} y={23} size={20} weight={700} tone="on-brand">
      PAN
    </Label>
    <g className="photograph">
      <Portrait x={44} y={78} size={60} hair="long" clothes="red" />
    </g>
    <Skeleton x={88} y={52} widths={[80, 56, 72]} step={22} height={10} />
  </Panel>
);

/** The head of a page from a telephone company, 128 × 172; what is before it hides the rest. */
export const TelephoneBill = (place: Place) => (
  <PaperDocument {...place} width={128} height={172}>
    <Glyph name="handset" x={14} y={16} size={40} tone="brand" bold />
    <Skeleton x={16} y={76} widths={[96, 80, 96]} step={18} />
  </PaperDocument>
);
