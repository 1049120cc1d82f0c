import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface SubscriptionMenuProps extends Place {
  readonly width: number;
  /** Of the letters. */
  readonly size: number;
}

/** The menu of a subscription at the foot of a phone's screen, of which it shows how to end it; it goes on below. */
export function SubscriptionMenu({ width, size, ...place }: SubscriptionMenuProps) {
  return (
    <At {...place}>
      {/* As dark as it can be while the list behind it is still read. */}
      <path d={`M0-400H${width}V200H0z`} className="deep" opacity={0.42} />
      <rect width={width} height={400} rx={16} className="surface" />
      <rect x={0.5} y={0.5} width={width - 1} height={400} rx={15.5} className="stroke-line" />
      <rect x={width / 2 - 18} y={9} width={36} height={5} rx={2.5} className="faint" />
      <Label x={width / 2} y={20 + size * 1.15} size={size} weight={700} anchor="middle">
        The blog
      </Label>
      <rect
        x={10}
        y={20 + size * 1.9}
        width={width - 20}
        height={size * 2.5}
        rx={10}
        className="red-soft"
      />
      <IconAndWord x={width / 2} y={20 + size * 3.15} size={size} weight={700} tone="red" glyph="x">
        Unsubscribe
      </IconAndWord>
    </At>
  );
}
