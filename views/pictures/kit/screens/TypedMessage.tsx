import { Avatar } from '../people/Avatar.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

interface TypedMessageProps extends Place {
  readonly height: number;
}

/** A message as a phone announces it, and below it its type, with the letter on a tile, 344 wide. */
export function TypedMessage({ height, ...place }: TypedMessageProps) {
  const middle = height / 2;
  return (
    <Panel {...place} width={344} height={height}>
      <Avatar x={44} y={middle} size={48} glyph="truck" />
      <Label x={84} y={middle - 6} size={18} weight={700}>
        Your order is on its way.
      </Label>
      <rect x={84} y={middle + 4} width={22} height={22} rx={6} className="marigold" />
      <Label x={95} y={middle + 20.5} size={16} weight={800} tone="deep" anchor="middle">
        S
      </Label>
      <Label x={114} y={middle + 20.5} size={16} tone="muted">
        for service
      </Label>
    </Panel>
  );
}
