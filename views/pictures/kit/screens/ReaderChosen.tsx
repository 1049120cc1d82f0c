import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';

/** The icon of a feed reader with its name. */
export const ReaderChosen = () => (
  <>
    <Panel x={52} y={29} width={132} height={132} radius={32}>
      <FeedMark x={18} y={18} scale={96 / 64} />
    </Panel>
    <Label x={118} y={206} size={30} weight={700} anchor="middle">
      Reader
    </Label>
  </>
);
