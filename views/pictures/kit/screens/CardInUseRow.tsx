import type { CardInUse } from '../money/cardsInUse.ts';
import { Portrait } from '../people/Portrait.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CardInUseRowProps extends Place {
  readonly card: CardInUse;
  readonly width: number;
  /** With what the card is for, and its bar below the portrait instead of beside it. */
  readonly tall?: boolean | undefined;
}

/* Where the lines of a row are, and how large they are. */
const rows = {
  tall: { portrait: 56, name: [72, 24, 19], left: [0, 88, 18], pill: 30, bar: [0, 100, 12] },
  short: { portrait: 52, name: [68, 20, 18], left: [68, 45, 16], pill: 1, bar: [68, 56, 10] },
} as const;

/** A holder, and how much of what was loaded is left; a blocked card has a lock and a grey bar. */
export function CardInUseRow({ card, width, tall, ...place }: CardInUseRowProps) {
  const { portrait, name, left, pill, bar } = rows[tall ? 'tall' : 'short'];
  const { load, blocked, share } = card;
  const [holder, use, loaded, hair, clothes] = load;
  const length = width - bar[0];
  const line = { height: bar[2], rx: bar[2] / 2 };
  return (
    <At {...place}>
      <Portrait x={portrait / 2} y={30} size={portrait} hair={hair} clothes={clothes} />
      {blocked && <Lock x={portrait - 7} y={30 + portrait / 2 - 8} />}
      <Label x={name[0]} y={name[1]} size={name[2]} weight={700}>
        {holder}
      </Label>
      {tall && (
        <Label x={name[0]} y={49} size={16} tone="muted">
          {blocked ? 'Lost card' : use}
        </Label>
      )}
      {blocked && (
        <Pill x={width} y={pill} tone="red" size={14} anchor="end">
          Blocked
        </Pill>
      )}
      <Label x={left[0]} y={left[1]} size={left[2]} weight={700}>
        {card.left}
      </Label>
      <Label x={width} y={left[1]} size={left[2] - 1} tone="muted" anchor="end">
        {`of ${loaded}`}
      </Label>
      <rect x={bar[0]} y={bar[1]} width={length} {...line} className="brand-soft" />
      <rect
        x={bar[0]}
        y={bar[1]}
        width={Math.round(length * share)}
        {...line}
        className={blocked ? 'faint' : 'brand'}
      />
    </At>
  );
}

/* At the lower right of the portrait. */
const Lock = ({ x, y }: Place) => (
  <>
    <circle cx={x} cy={y} r={14} className="surface" />
    <circle cx={x} cy={y} r={12} className="red" />
    <Glyph name="lock" x={x - 8} y={y - 8} size={16} tone="surface" bold />
  </>
);
