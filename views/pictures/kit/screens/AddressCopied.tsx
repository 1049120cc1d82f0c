import { PressingHand } from '../people/PressingHand.tsx';
import { Label } from '../shapes/Label.tsx';
import { FeedPhone, feedLetters } from './FeedPhone.tsx';

/** The end of the feed’s address on the blog, and below it the button that copies it, under a finger. */
export const AddressCopied = () => (
  <>
    <FeedPhone title="Blog">
      <rect x={12} y={54} width={132} height={44} rx={9} className="brand-soft" />
      <Label x={78} y={82} size={feedLetters} weight={600} tone="brand-ink" anchor="middle" mono>
        …/feed.xml
      </Label>
      <rect x={12} y={108} width={132} height={44} rx={22} className="brand" />
      <Label x={70} y={136.5} size={feedLetters} weight={700} tone="on-brand" anchor="middle">
        Copy link
      </Label>
    </FeedPhone>
    <PressingHand x={172} y={186} turn={80} scale={0.32} sleeve="brand" />
  </>
);
