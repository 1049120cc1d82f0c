import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At } from '../stage/At.tsx';
import { FeedTile } from './FeedTile.tsx';
import { ReaderHead } from './ReaderHead.tsx';
import { StepPhone, stepCard } from './StepPhone.tsx';

interface TitleProps {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
}

const Title = ({ x, y, lines }: TitleProps) =>
  lines.map((line, index) => (
    <Label key={line} x={x} y={y + index * 22} size={17.5} weight={700}>
      {line}
    </Label>
  ));

/** The unread articles in a reader; the new one is at their head, with the dot of what is unread. */
export const ReaderList = () => (
  <StepPhone
    screen={
      <>
        <ReaderHead unread="2">Unread</ReaderHead>
        <FeedTile x={10} y={152} name="ticket" />
        <Title x={67} y={171} lines={['CNF, RAC', 'and WL']} />
      </>
    }
  >
    <Panel {...stepCard} y={84} height={76} radius={14}>
      <FeedTile x={12} y={14} name="modes" />
      <Title x={69} y={34} lines={['NEFT, RTGS,', 'IMPS or UPI']} />
      <At x={188} y={6}>
        <circle r={10} className="marigold" />
      </At>
    </Panel>
  </StepPhone>
);
