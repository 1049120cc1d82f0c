import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';
import { AddedFeed } from './AddedFeed.tsx';

/** The sheet of a reader in which the address of a feed is pasted and added, 286 wide; the feed stands below, added. */
export const AddFeed = (place: Place) => (
  <At {...place}>
    {/* It goes on below what the phone shows. */}
    <rect width={286} height={1000} rx={26} className="surface" />
    <rect x={0.5} y={0.5} width={285} height={999} rx={25.5} className="stroke-line" />
    <Label x={22} y={52} size={31} weight={800}>
      Add a feed
    </Label>
    <PastedAddress x={20} y={72} />
    <rect x={20} y={148} width={246} height={66} rx={18} fill="url(#sheen)" />
    <Label x={143} y={191} size={29} weight={800} tone="on-brand" anchor="middle">
      Add
    </Label>
    <AddedFeed x={20} y={234} />
  </At>
);

/* The field has the focus: its edge is violet, and the cursor stands behind what was pasted. */
const PastedAddress = (place: Place) => (
  <At {...place}>
    <rect width={246} height={62} rx={14} className="surface-2" />
    <rect
      x={1.5}
      y={1.5}
      width={243}
      height={59}
      rx={12.5}
      className="stroke-brand"
      strokeWidth={3}
    />
    <Label x={18} y={39.5} size={25} weight={600} mono>
      …/feed.xml
    </Label>
    <rect x={173} y={16} width={3} height={30} rx={1.5} className="brand" />
  </At>
);
