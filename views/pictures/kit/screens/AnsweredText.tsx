import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface AnsweredTextProps extends Place {
  /** The header under which the answer is sent. */
  readonly from: string;
  readonly children: string;
}

/** A text that answers one to a code, 176 × 84. */
export const AnsweredText = ({ from, children, ...place }: AnsweredTextProps) => (
  <Panel {...place} width={176} height={84}>
    <Label x={18} y={35} size={18} weight={700} tone="brand-ink">
      {from}
    </Label>
    <Label x={18} y={62} size={18}>
      {children}
    </Label>
  </Panel>
);
