import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

interface BanknotesProps extends Place {
  readonly count: number;
  /** Left out where it would be too small to read. */
  readonly value?: string;
  /** Larger, up to 34, where the notes are small. */
  readonly valueSize?: number;
}

/** Notes fanned out from their lower left corner, each 192 × 88; a sign for cash, not a copy of a note. */
export function Banknotes({ count, value, valueSize = 28, ...place }: BanknotesProps) {
  const seal = value ? 148 : 96;
  return (
    <At {...place}>
      {Array.from({ length: count }, (_, index) => {
        const isTop = index === count - 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the notes never change
          <At key={index} x={index * 6} y={index * 10} turn={(index - count + 1) * 7}>
            {index === 0 && <Shadow width={192} height={88} radius={8} />}
            <rect width={192} height={88} rx={8} className="green-soft" />
            <rect
              x={1}
              y={1}
              width={190}
              height={86}
              rx={7}
              className="stroke-green"
              strokeWidth={2}
            />
            <rect
              x={10}
              y={10}
              width={172}
              height={68}
              rx={4}
              className="stroke-green"
              opacity={0.4}
            />
            {isTop && (
              <>
                <circle cx={seal} cy={44} r={22} className="green" opacity={0.22} />
                <circle cx={seal} cy={44} r={13} className="green" opacity={0.4} />
                {value && (
                  <Label
                    x={52 - valueSize}
                    y={44 + valueSize * 0.36}
                    size={valueSize}
                    weight={800}
                    tone="green-ink"
                  >
                    {value}
                  </Label>
                )}
              </>
            )}
          </At>
        );
      })}
    </At>
  );
}
