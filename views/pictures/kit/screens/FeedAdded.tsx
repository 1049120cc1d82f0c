import { FeedMark } from '../shapes/FeedMark.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';

/** The plus of a reader, and below it the blog, which is one of its feeds now. */
export const FeedAdded = () => (
  <>
    <circle cx={118} cy={68} r={36} className="brand" />
    <Glyph name="plus" x={92} y={42} size={52} tone="on-brand" bold />
    <Panel x={14} y={124} width={208} height={76}>
      <FeedMark x={13} y={13} scale={50 / 64} />
      <Label x={75} y={47} size={27} weight={700}>
        Rupantra
      </Label>
    </Panel>
  </>
);
