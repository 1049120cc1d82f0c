import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { AddedFeed } from './AddedFeed.tsx';

/** The sheet of a reader in which the address of a feed was pasted and added, 286 wide; its articles stand below. */
export const AddFeed = (place: Place) => (
  <At {...place}>
    {/* It goes on below what the phone shows. */}
    <rect width={286} height={1000} rx={26} className="surface" />
    <rect x={0.5} y={0.5} width={285} height={999} rx={25.5} className="stroke-line" />
    <Label x={22} y={48} size={26} weight={800}>
      Add a feed
    </Label>
    <rect x={20} y={66} width={246} height={56} rx={14} className="surface-2" />
    <Label x={38} y={102} size={23} weight={600} mono>
      …/feed.xml
    </Label>
    <rect x={20} y={134} width={246} height={56} rx={14} className="green-soft" />
    <Tick x={92} y={162} size={28} />
    <Label x={116} y={170} size={23} weight={700} tone="green-ink">
      Added
    </Label>
    <AddedFeed x={20} y={210} />
  </At>
);
