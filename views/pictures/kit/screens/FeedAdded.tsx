import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';
import { StationArrow } from '../stage/StationCard.tsx';
import { FeedRow } from './FeedRow.tsx';

const width = 344;
const middle = width / 2;
const edge = 20;
const inside = width - 2 * edge;

interface FeedAddedProps extends Place {
  /** Without the address above the dialog, 128 less high. */
  readonly brief?: boolean;
}

/** The address of a feed that is copied, the dialog that takes it, and the article that arrives, below each other, 344 × 446. */
export const FeedAdded = ({ brief, ...place }: FeedAddedProps) => (
  <At {...place}>
    {!brief && <Copied />}
    <At x={0} y={brief ? 0 : 128}>
      <path d={`M${middle} 180V240`} className="stroke-on-brand" strokeWidth={4} opacity={0.5} />
      <Panel x={0} y={0} width={width} height={190}>
        <Label x={edge} y={42} size={25} weight={800}>
          Add a feed
        </Label>
        <rect {...field} className="stroke-brand" strokeWidth={2.5} />
        <Label x={edge + 16} y={92} size={21} weight={600} mono>
          …/feed.xml
        </Label>
        <path d={`M${edge + 148} 73v24`} className="stroke-brand" strokeWidth={2.5} />
        <rect x={edge} y={122} width={inside} height={48} rx={12} className="brand" />
        <Label x={middle} y={153} size={20} weight={700} tone="on-brand" anchor="middle">
          Subscribe
        </Label>
      </Panel>
      <Panel x={0} y={238} width={width} height={80}>
        <FeedRow x={edge} y={16} cover="card" title={['Chip, tap', 'or swipe']} />
        <Pill x={width - edge} y={26} size={15} tone="green" anchor="end">
          New
        </Pill>
      </Panel>
      <StationArrow x={middle} y={214} turn={90} scale={1.1} />
    </At>
  </At>
);

const field = { x: edge, y: 60, width: inside, height: 50, rx: 10 } as const;

const Copied = () => (
  <>
    <path d={`M${middle} 70V130`} className="stroke-on-brand" strokeWidth={4} opacity={0.5} />
    <Panel x={0} y={0} width={width} height={80}>
      <FeedMark x={edge} y={20} scale={0.625} />
      <Label x={72} y={48} size={23} weight={600} mono>
        …/feed.xml
      </Label>
      <Pill x={width - edge} y={26} size={16} tone="green" anchor="end">
        Copied
      </Pill>
    </Panel>
    <StationArrow x={middle} y={104} turn={90} scale={1.1} />
  </>
);
