import { Avatar } from '../people/Avatar.tsx';
import { Label, textWidth } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';

/* Where the tile of the last letter begins. */
const end = 80 + textWidth('AX-MYSHOP-', 18) + 6;

interface TypedMessageProps extends Place {
  readonly height: number;
}

/** A message as a phone announces it, with the last letter of its sender on a tile, 344 wide. */
export function TypedMessage({ height, ...place }: TypedMessageProps) {
  const middle = height / 2;
  return (
    <Panel {...place} width={344} height={height}>
      <Avatar x={44} y={middle} size={44} glyph="truck" />
      <Label x={80} y={middle - 6} size={18} weight={700}>
        AX-MYSHOP-
      </Label>
      <rect x={end} y={middle - 25} width={26} height={26} rx={6} className="marigold" />
      <Label x={end + 13} y={middle - 6} size={18} weight={800} tone="deep" anchor="middle">
        S
      </Label>
      <Label x={80} y={middle + 20} size={16} tone="muted">
        Your order is on its way.
      </Label>
    </Panel>
  );
}
