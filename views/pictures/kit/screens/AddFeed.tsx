import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { FeedRow } from './FeedRow.tsx';

interface AddFeedProps extends Place {
  /** With two articles more. */
  readonly more?: boolean;
}

/** The third step in a reader, 296 wide: the pasted address, the button that adds it, and what arrives. */
export const AddFeed = ({ more, ...place }: AddFeedProps) => (
  <At {...place}>
    <Label x={0} y={20} size={24} weight={800}>
      Add a feed
    </Label>
    <rect x={1} y={37} width={294} height={54} rx={8} className="surface" />
    <rect x={1} y={37} width={294} height={54} rx={8} className="stroke-brand" strokeWidth={2} />
    <FeedMark x={14} y={50} scale={0.4375} />
    <Label x={54} y={71} size={20} weight={600} mono>
      …/feed.xml
    </Label>
    <rect x={0} y={102} width={296} height={52} rx={26} className="brand" />
    <Label x={148} y={135} size={20} weight={700} tone="on-brand" anchor="middle">
      Add
    </Label>
    <path d="M0 170.500H296" className="stroke-line" />
    <Arrival>
      <Tick x={13} y={197} size={26} />
      <Label x={36} y={204} size={19} weight={700}>
        Blog added
      </Label>
      <FeedRow x={0} y={234} cover="pending" title={['Why a recharge', 'is pending']} isNew />
    </Arrival>
    {more && (
      <>
        <path d="M0 299.500H296M0 376.500H296" className="stroke-line" />
        <FeedRow x={0} y={314} cover="modes" title={['NEFT, RTGS,', 'IMPS or UPI']} />
        <FeedRow x={0} y={391} cover="salary" title={['Paying salaries', 'by API']} />
      </>
    )}
  </At>
);
