import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { ApproverCard } from './ApproverCard.tsx';
import { approvers } from './approvers.ts';

/** Two people under a batch, 416 × 248: one has entered it, the other is about to approve it. Lines lead down to them. */
export function BatchApproval(place: Place) {
  return (
    <At {...place}>
      <path d="M100 0v52M316 0v52" className="stroke-on-brand" strokeWidth={3} />
      <ApproverCard x={0} y={52} name="Meera" look={approvers.enters}>
        <rect width={168} height={36} rx={18} className="green-soft" />
        <IconAndWord x={84} y={18} glyph="check" size={16} tone="green-ink">
          Entered 10:04
        </IconAndWord>
      </ApproverCard>
      <ApproverCard x={216} y={52} name="Rahul" look={approvers.approves}>
        <rect width={168} height={36} rx={18} className="brand" />
        <Label x={84} y={24} size={17} weight={700} tone="on-brand" anchor="middle">
          Approve
        </Label>
      </ApproverCard>
      <Pill x={100} y={10} anchor="middle" tone="marigold" size={17}>
        Enters
      </Pill>
      <Pill x={316} y={10} anchor="middle" tone="marigold" size={17}>
        Approves
      </Pill>
    </At>
  );
}
