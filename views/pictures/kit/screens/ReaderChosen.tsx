import { PressingHand } from '../people/PressingHand.tsx';
import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { FeedPhone, feedLetters } from './FeedPhone.tsx';

/** The feed reader on a phone, which a finger from below chooses. */
export const ReaderChosen = () => (
  <>
    <FeedPhone>
      <Label x={78} y={34} size={feedLetters} weight={700} anchor="middle">
        Reader
      </Label>
      <rect x={36.5} y={47.5} width={83} height={83} rx={22} className="brand-soft" />
      <FeedMark x={43} y={54} scale={70 / 64} />
    </FeedPhone>
    <PressingHand x={124} y={153} turn={80} scale={0.32} sleeve="brand" />
  </>
);
