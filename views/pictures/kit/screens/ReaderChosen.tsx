import { TextPhone } from '../devices/TextPhone.tsx';
import { Avatar } from '../people/Avatar.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';

/** The apps around the reader, in rows of three; the middle is its own. */
const apps = [
  [27, 44, 'mail', 'blue'],
  [78, 44, 'clock', 'marigold'],
  [129, 44, 'chat', 'green'],
  [27, 102, 'wallet', 'green'],
  [129, 102, 'cloud', 'brand'],
  [27, 181, 'search', 'marigold'],
  [129, 181, 'tv', 'red'],
] as const;

/** The apps on a phone, among which a finger chooses the feed reader. */
export const ReaderChosen = () => (
  <>
    <TextPhone x={23} y={18} scale={1.105}>
      <rect x={60} y={7} width={36} height={8} rx={4} className="deep" />
      {apps.map(([x, y, glyph, tone]) => (
        <Avatar key={glyph} x={x} y={y} size={38} glyph={glyph} tone={tone} square />
      ))}
      <rect x={47} y={71} width={62} height={62} rx={16} className="brand-soft" />
      <rect
        x={47}
        y={71}
        width={62}
        height={62}
        rx={16}
        className="stroke-brand"
        strokeWidth={3.5}
      />
      <FeedMark x={52} y={76} scale={0.8125} />
      <Label x={78} y={154} size={18} weight={700} anchor="middle">
        Reader
      </Label>
    </TextPhone>
    <PressingHand x={136} y={140} turn={22} scale={0.42} sleeve="brand" />
  </>
);
