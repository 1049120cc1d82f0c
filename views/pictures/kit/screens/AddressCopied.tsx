import { PressingHand } from '../people/PressingHand.tsx';
import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { StepPhone, stepCard, stepPhone } from './StepPhone.tsx';

/** The page of the feed in a browser: the end of its address, and below it the button that copies it, under a finger. */
export const AddressCopied = () => (
  <StepPhone
    screen={
      <>
        <path d={`M0 0H${stepPhone.screen}V44H0z`} className="surface-2" />
        <rect x={10} y={8} width={140} height={28} rx={14} className="line" />
        <IconAndWord glyph="lock" x={80} y={22} size={17.5} tone="muted">
          Our blog
        </IconAndWord>
      </>
    }
  >
    <Panel {...stepCard} y={84} height={116} radius={14}>
      <rect x={12} y={12} width={172} height={40} rx={9} className="brand-soft" />
      <Label x={24} y={38} size={18} weight={600} tone="brand-ink" mono>
        …/feed.xml
      </Label>
      <rect x={12} y={62} width={172} height={42} rx={21} className="brand" />
      <Label x={80} y={89.5} size={18} weight={700} tone="on-brand" anchor="middle">
        Copy link
      </Label>
    </Panel>
    <PressingHand x={160} y={174} turn={78} scale={0.35} sleeve="brand" />
  </StepPhone>
);
