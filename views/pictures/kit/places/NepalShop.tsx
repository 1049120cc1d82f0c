import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { PinnedPapers } from '../documents/PinnedPapers.tsx';
import { KeeperAtDevices } from '../people/KeeperAtDevices.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A shop for transfers to Nepal, 344 wide from 28 on, which stands at 362: its sign on a slate roof, its keeper between the documents that are asked for, and a receipt printer. */
export const NepalShop = (place: Place) => (
  <At {...place}>
    <ellipse cx={200} cy={362} rx={182} ry={9} className="shade" />
    <path d="M44 80H356V290H44z" className="marigold-soft" />
    <path d="M44 86H356V97H44z" className="shade" />
    <path d="M28 86L46 66H354L372 86z" className="muted" />
    <path
      d="M37 76H363M64 66V76M136 76V84M200 76V84M264 76V84M336 66V76M328 76V84M72 76V84"
      className="stroke-ink"
      strokeWidth={1.5}
      opacity={0.28}
    />
    <path d="M31 86H369M47 86V284M353 86V284" className="stroke-skin-deep" strokeWidth={6} />
    <Sign x={72} y={14} scale={0.9} />
    <PinnedPapers x={56} y={104} />
    <path d="M38 290H362V362H38z" fill="url(#sheen)" />
    <path
      d="M52 324H193V350H52zM207 324H348V350H207z"
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <path d="M32 282H368V312H32z" className="brand-lift" />
    <KeeperAtDevices x={147} y={152} scale={0.98} looks="right" />
    <ellipse cx={315} cy={305} rx={46} ry={4.5} className="deep" opacity={0.25} />
    <Slip x={270} y={239} scale={0.3} />
  </At>
);

const Sign = (place: Place) => (
  <At {...place}>
    <rect width={284} height={60} rx={8} fill="url(#night)" />
    <rect
      x={1.25}
      y={1.25}
      width={281.5}
      height={57.5}
      rx={7}
      className="stroke-brand-lift"
      strokeWidth={2.5}
    />
    <path d="M16 48L38 16 50 33 58 24 76 48z" className="brand-lift" />
    <path d="M38 16L47 29 41 27 37 31 30 28zM58 24L65 33.500 59 32 53 30z" className="on-brand" />
    <Label x={90} y={27} size={21} weight={700} tone="on-deep">
      Money transfer
    </Label>
    <Label x={90} y={50} size={20} weight={800} tone="code-string">
      to Nepal
    </Label>
  </At>
);

/* What is on it is too small to be read. */
const Slip = (place: Place) => (
  <SlipPrinter {...place} length={130}>
    <Skeleton x={36} y={36} widths={[120, 184, 150]} step={30} height={14} />
  </SlipPrinter>
);
