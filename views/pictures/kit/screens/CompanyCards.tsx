import { cardsInUse } from '../money/cardsInUse.ts';
import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import type { Place } from '../stage/At.tsx';
import { CardInUseRow } from './CardInUseRow.tsx';

interface CompanyCardsProps extends Place {
  readonly width: number;
  readonly height: number;
  readonly tall?: boolean;
}

/** The height of the line with the title. */
const head = 72;

/** More air below the last row than between two. */
const foot = 8;

/** Left and right of everything in the window. */
const side = 24;

/** What a company sees of its cards: whose they are, what is left on each, and the button that loads them. */
export function CompanyCards({ tall, ...window }: CompanyCardsProps) {
  const { width, height } = window;
  const step = (height - head - foot) / cardsInUse.length;
  const row = tall ? 112 : 66;
  return (
    <Panel {...window}>
      <Label x={side} y={45} size={24} weight={800}>
        Your cards
      </Label>
      <rect
        x={width - side - 95}
        y={16}
        width={95}
        height={40}
        rx={8}
        className="stroke-faint"
        strokeWidth={1.5}
      />
      <IconAndWord x={width - side - 47.5} y={36} glyph="plus" size={17} tone="brand-ink">
        Load
      </IconAndWord>
      {cardsInUse.map((card, index) => (
        <g key={card.left}>
          <path
            d={`M${index ? side : 1} ${Math.round(head + index * step) - 0.5}H${width - (index ? side : 1)}`}
            className="stroke-line"
          />
          <CardInUseRow
            x={side}
            y={Math.round(head + index * step + (step - row) / 2)}
            width={width - 2 * side}
            card={card}
            tall={tall}
          />
        </g>
      ))}
    </Panel>
  );
}
