import { TextPhone } from '../devices/TextPhone.tsx';
import { Avatar } from '../people/Avatar.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';

/** The apps beside the reader and below it; the hand comes up between them. */
const apps = [
  [25, 71, 'mail', 'blue'],
  [131, 71, 'chat', 'green'],
  [25, 122, 'wallet', 'green'],
  [131, 122, 'cloud', 'brand'],
  [25, 173, 'search', 'marigold'],
] as const;

/** The apps on a phone, among which a finger from below chooses the feed reader. */
export const ReaderChosen = () => (
  <>
    <TextPhone x={23} y={18} scale={1.105}>
      <rect x={60} y={7} width={36} height={8} rx={4} className="deep" />
      {apps.map(([x, y, glyph, tone]) => (
        <Avatar key={glyph} x={x} y={y} size={38} glyph={glyph} tone={tone} square />
      ))}
      <rect x={50} y={49} width={56} height={56} rx={16} className="brand-soft" />
      <rect
        x={50}
        y={49}
        width={56}
        height={56}
        rx={16}
        className="stroke-brand"
        strokeWidth={3.5}
      />
      <FeedMark x={54.5} y={53.5} scale={0.735} />
      <Label x={78} y={38} size={18} weight={700} anchor="middle">
        Reader
      </Label>
    </TextPhone>
    <PressingHand x={111} y={145} turn={83} scale={0.34} sleeve="brand" />
  </>
);
