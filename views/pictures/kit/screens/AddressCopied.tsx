import { PressingHand } from '../people/PressingHand.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';

/** The end of the feed’s address, and below it the button that copies it, under a finger. */
export const AddressCopied = () => (
  <>
    <Panel x={16} y={32} width={204} height={142}>
      <rect x={12} y={12} width={180} height={54} rx={10} className="brand-soft" />
      <Label x={102} y={47} size={25} weight={600} tone="brand-ink" anchor="middle" mono>
        …/feed.xml
      </Label>
      <rect x={12} y={76} width={180} height={54} rx={27} className="brand" />
      <Label x={98} y={112} size={26} weight={700} tone="on-brand" anchor="middle">
        Copy link
      </Label>
    </Panel>
    <PressingHand x={184} y={150} turn={80} scale={0.33} sleeve="brand" />
  </>
);
