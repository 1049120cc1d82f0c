import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { PinnedPapers } from '../documents/PinnedPapers.tsx';
import { KeeperAtDevices } from '../people/KeeperAtDevices.tsx';
import { Label } from '../shapes/Label.tsx';
import { Skeleton } from '../shapes/Skeleton.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A shop for transfers to Nepal, 400 wide, its counter going on below 388: its sign on a slate roof, its keeper between the documents that are asked for, and a receipt printer. */
export const NepalShop = (place: Place) => (
  <At {...place}>
    <path d="M22 84H378V310H22z" className="marigold-soft" />
    <path d="M22 90H378V102H22z" className="shade" />
    <path d="M4 90L24 70H376L396 90z" className="muted" />
    <path
      d="M14 80H386M40 70V80M120 80V88M180 80V88M240 80V88M300 80V88M340 70V80M360 80V88M60 80V88"
      className="stroke-ink"
      strokeWidth={1.5}
      opacity={0.28}
    />
    <path d="M4 90H396M24 90V304M376 90V304" className="stroke-skin-deep" strokeWidth={6} />
    <Sign x={58} y={11} />
    <PinnedPapers x={35} y={113} />
    <path d="M10 310H390V420H10z" fill="url(#sheen)" />
    <path
      d="M28 350H192V420H28zM208 350H372V420H208z"
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <path d="M4 300H396V334H4z" className="brand-lift" />
    <KeeperAtDevices x={141} y={161} scale={1.02} looks="right" />
    <ellipse cx={324} cy={325} rx={52} ry={5} className="deep" opacity={0.25} />
    <Slip x={273} y={250} scale={0.335} />
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

/* Its lines are too small to be read. */
const Slip = (place: Place) => (
  <SlipPrinter {...place} length={130}>
    <Label x={128} y={58} size={46} weight={700} anchor="middle">
      Receipt
    </Label>
    <Skeleton x={36} y={80} widths={[184, 120]} step={28} height={14} />
  </SlipPrinter>
);
