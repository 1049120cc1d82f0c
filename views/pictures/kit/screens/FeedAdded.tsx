import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { ReaderHead } from './ReaderHead.tsx';
import { StepPhone } from './StepPhone.tsx';

/** The address in the field of a reader, and below it the blog, which is one of its feeds now. */
export const FeedAdded = () => (
  <StepPhone
    screen={
      <>
        <ReaderHead>Add a feed</ReaderHead>
        <rect x={12} y={58} width={156} height={40} rx={9} className="brand-soft" />
        <Label x={22} y={84} size={18} weight={600} tone="brand-ink" mono>
          …/feed.xml
        </Label>
      </>
    }
  >
    <Panel x={10} y={140} width={216} height={72} radius={14}>
      <FeedMark x={14} y={14} scale={44 / 64} />
      <Label x={70} y={42} size={18} weight={700}>
        Our blog
      </Label>
      <Tick x={184} y={36} size={32} />
    </Panel>
  </StepPhone>
);
