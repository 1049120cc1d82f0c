import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface BalanceCardProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly amount: string;
  readonly size: number;
}

/** What there is to pay from. */
export function BalanceCard({ title, amount, size, ...panel }: BalanceCardProps) {
  const { width, height } = panel;
  return (
    <Panel {...panel} tone="sheen">
      <Label x={24} y={height / 2 - 17} size={16} tone="on-brand">
        {title}
      </Label>
      <Label x={24} y={height / 2 + size * 0.74} size={size} weight={800} tone="on-brand">
        {amount}
      </Label>
      <Glyph name="wallet" x={width - 48} y={height / 2 - 36} tone="on-brand" />
    </Panel>
  );
}
