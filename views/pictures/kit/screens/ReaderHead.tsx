import { FeedMark } from '../shapes/FeedMark.tsx';
import { Label } from '../shapes/Label.tsx';
import { stepPhone } from './StepPhone.tsx';

interface ReaderHeadProps {
  /** How many articles are unread. */
  readonly unread?: string;
  readonly children: string;
}

/** The coloured head of a feed reader on a small phone, 44 high. */
export const ReaderHead = ({ unread, children }: ReaderHeadProps) => (
  <>
    <path d={`M0 0H${stepPhone.screen}V44H0z`} fill="url(#sheen)" />
    <FeedMark x={12} y={10} scale={24 / 64} />
    <Label x={44} y={28.5} size={18} weight={700} tone="on-brand">
      {children}
    </Label>
    {unread && (
      <>
        <circle cx={stepPhone.screen - 24} cy={22} r={13} className="marigold" />
        <Label
          x={stepPhone.screen - 24}
          y={28}
          size={17.5}
          weight={800}
          tone="deep"
          anchor="middle"
        >
          {unread}
        </Label>
      </>
    )}
  </>
);
