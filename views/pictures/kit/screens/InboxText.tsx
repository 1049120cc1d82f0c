import { Label } from '../shapes/Label.tsx';

/** How large the texts of an inbox are. */
export interface InboxSize {
  readonly high: number;
  /** Of the letters. */
  readonly size: number;
  readonly pad: number;
}

interface InboxTextProps extends InboxSize {
  readonly width: number;
  readonly isNewest?: boolean;
  readonly sender: string;
  readonly text: string;
}

/** One text in an inbox: who sent it, and what it says. */
export const InboxText = ({ high, size, pad, width, isNewest, sender, text }: InboxTextProps) => (
  <>
    {isNewest && <rect width={width} height={high} className="brand-soft" />}
    <Label x={pad} y={high / 2 - size * 0.2} size={size} weight={isNewest ? 800 : 600}>
      {sender}
    </Label>
    <Label
      x={pad}
      y={high / 2 + size}
      size={size * 0.95}
      weight={isNewest ? 700 : 500}
      tone={isNewest ? 'brand-ink' : 'muted'}
    >
      {text}
    </Label>
  </>
);
