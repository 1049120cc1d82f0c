import { TextPhone } from '../devices/TextPhone.tsx';
import { PressingHand } from '../people/PressingHand.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';

/** How large the phone is, for which it is as wide as a card of the other stations. */
const scale = 188 / 172;

/** The feed reader on a phone, which a finger from below chooses. */
export const ReaderChosen = () => (
  <>
    <TextPhone x={24} y={24} scale={scale}>
      <rect x={60} y={7} width={36} height={8} rx={4} className="deep" />
      <Label x={78} y={41} size={20 / scale} weight={700} anchor="middle">
        Reader
      </Label>
      <rect x={36.5} y={51.5} width={83} height={83} rx={22} className="brand-soft" />
      <FeedMark x={43} y={58} scale={70 / 64} />
    </TextPhone>
    <PressingHand x={124} y={157} turn={80} scale={0.32} sleeve="brand" />
  </>
);
