import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { IdentityCard } from './OperatorPapers.tsx';
import { PaperDocument } from './PaperDocument.tsx';

/** What the owner of a counter shows, pinned to the wall on both sides of its keeper, with a tick on each: a PAN card and the proof of the address, 364 × 102. */
export const ProofsOnWall = (place: Place) => (
  <At {...place}>
    <IdentityCard x={0} y={8} turn={-3} title="PAN" tone="deep-lift" ink="on-brand" />
    <PaperDocument x={272} y={0} turn={2} width={86} height={94} fold={16} flat>
      <Glyph name="home" x={10} y={9} size={24} tone="brand" />
      <Label x={10} y={53} size={16} weight={700}>
        Address
      </Label>
      <Skeleton x={10} y={62} widths={[58, 40]} step={12} height={6} />
    </PaperDocument>
    <Pin x={60} y={7} />
    <Pin x={314} y={4} />
    <Tick x={119} y={75} size={24} />
    <Tick x={352} y={86} size={24} />
  </At>
);

const Pin = ({ x, y }: Place) => (
  <>
    <circle cx={x} cy={y} r={4.5} className="red" />
    <circle cx={x - 1.2} cy={y - 1.2} r={1.4} className="on-brand" opacity={0.7} />
  </>
);
