import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { ReaderHead } from './ReaderHead.tsx';
import { StepPhone, stepCard, stepPhone } from './StepPhone.tsx';

const button = { x: 12, width: stepPhone.screen - 24, y: 134, height: 42 } as const;

/** The address in the field of a reader, with the cursor behind it, and below it the button that adds the feed, which is pressed. */
export const FeedAdded = () => (
  <StepPhone
    screen={
      <>
        <ReaderHead>Add a feed</ReaderHead>
        {/* What a press leaves around it. */}
        <rect
          x={button.x - 8}
          y={button.y - 8}
          width={button.width + 16}
          height={button.height + 16}
          rx={29}
          className="brand-soft"
        />
        <rect {...button} rx={21} className="brand-ink" />
        <Label
          x={stepPhone.screen / 2}
          y={button.y + 27.5}
          size={18}
          weight={700}
          tone="surface"
          anchor="middle"
        >
          Add
        </Label>
      </>
    }
  >
    <Panel {...stepCard} y={86} height={58} radius={14}>
      <rect
        x={1.5}
        y={1.5}
        width={stepCard.width - 3}
        height={55}
        rx={12.5}
        className="stroke-brand"
        strokeWidth={3}
      />
      <Label x={20} y={35} size={18} weight={600} tone="brand-ink" mono>
        …/feed.xml
      </Label>
      <path d="M135 17V41" className="stroke-brand" strokeWidth={3} />
    </Panel>
  </StepPhone>
);
