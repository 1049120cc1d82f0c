import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';
import { type CoverName, FeedCover } from './FeedCover.tsx';

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
      <Listed y={222} cover="pan" title={['How to read', 'a PAN']} />
      <Pill x={296} y={184} size={15} tone="green" anchor="end">
        New
      </Pill>
    </Arrival>
    {more && (
      <>
        <path d="M0 290.500H296M0 373.500H296" className="stroke-line" />
        <Listed y={305} cover="ticket" title={['CNF, RAC, WL', 'on a ticket']} />
        <Listed y={388} cover="card" title={['Chip, tap or', 'swipe']} />
      </>
    )}
  </At>
);

interface ListedProps {
  readonly y: number;
  readonly cover: CoverName;
  readonly title: readonly [string, string];
}

/** An article in the list of the reader. */
const Listed = ({ y, cover, title }: ListedProps) => (
  <At x={0} y={y}>
    <FeedCover x={0} y={0} scale={0.55} name={cover} />
    {title.map((line, index) => (
      <Label key={line} x={146} y={20 + index * 28} size={20} weight={700}>
        {line}
      </Label>
    ))}
  </At>
);
