import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/* On each paper. */
const pins = [
  [92, 8],
  [91, 88],
  [239, 6],
] as const;

/* On both cards is who stands at the counter. */
const keeper = { hair: 'bob', clothes: 'green', scale: 0.88 } as const;

/** What is asked for before a shop may open, pinned to its wall, 288 × 156: a PAN card over an Aadhaar card, and at the right of its keeper the proof of its address. */
export const PinnedPapers = (place: Place) => (
  <At {...place}>
    <IdentityCard x={0} y={2} turn={-2} title="PAN" tone="deep-lift" ink="on-brand" {...keeper} />
    <IdentityCard
      x={2}
      y={82}
      turn={2}
      title="Aadhaar"
      tone="marigold"
      ink="deep"
      number="XX 7306"
      {...keeper}
    />
    <PaperDocument x={199} y={0} turn={-1} width={82} height={90} fold={16} flat>
      <Glyph name="home" x={10} y={9} size={24} tone="brand" />
      <Label x={10} y={52} size={15} weight={700}>
        Address
      </Label>
      <Skeleton x={10} y={60} widths={[52, 36]} step={11} height={6} />
    </PaperDocument>
    {pins.map(([x, y]) => (
      <g key={y}>
        <circle cx={x} cy={y} r={4.5} className="red" />
        <circle cx={x - 1.2} cy={y - 1.2} r={1.4} className="on-brand" opacity={0.7} />
      </g>
    ))}
  </At>
);
