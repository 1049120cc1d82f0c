import type { payoutModes } from '../screens/payoutModes.ts';
import { Glyph } from './Glyph.tsx';
import { Label, textWidth } from './Label.tsx';

interface AmountBarProps {
  readonly mode: (typeof payoutModes)[number];
  readonly y: number;
  readonly height: number;
  /** Where the scale begins, where each mark is, and where it ends. */
  readonly stops: readonly number[];
  readonly size: number;
  /** What stands on a bar to which no public rule sets an end. */
  readonly open: string;
}

/** One mode on the scale of amounts, with a payout of the page on it. */
export function AmountBar({ mode, y, height, stops, size, open }: AmountBarProps) {
  const place = (at: number): number => {
    const [from = 0, to = from] = stops.slice(Math.floor(at));
    return from + (at % 1) * (to - from);
  };
  const [from, to] = (mode.carries ?? [0, 4]).map(place) as [number, number];
  const [amount, at] = mode.example;
  const chip = textWidth(amount, size) + size * 1.4;
  /* Whole on its bar, though its amount is close to an end. */
  const x = Math.max(from + 5, Math.min(place(at) - chip / 2, to - chip - 5));
  const box = (start: number, end: number) => ({ x: start, y, width: end - start, height });
  const base = y + height / 2 + size * 0.36;
  return (
    <>
      {mode.fullKyc && (
        <>
          <rect {...box(from, place(mode.fullKyc))} rx={height / 2} className="green-soft" />
          <Label x={to + 14} y={base} size={size} weight={600} tone="green-ink">
            Full KYC
          </Label>
        </>
      )}
      {mode.carries ? (
        <rect {...box(from, to)} rx={height / 2} className={mode.fullKyc ? 'green' : 'brand'} />
      ) : (
        <>
          <rect {...box(from, to)} rx={height / 2} className="surface" />
          <rect
            {...box(from, to)}
            rx={height / 2}
            className="stroke-brand-lift"
            strokeWidth={2.5}
            strokeDasharray="4 8"
          />
          <Label x={to - 18} y={base} size={size} weight={600} tone="brand-ink" anchor="end">
            {open}
          </Label>
        </>
      )}
      {mode.carries?.[1] === 4 && (
        <Glyph
          name="arrow-right"
          x={to - 32}
          y={y + height / 2 - 12}
          size={24}
          tone="on-brand"
          bold
        />
      )}
      <rect
        {...box(x, x + chip)}
        y={y + 5}
        height={height - 10}
        rx={height / 2 - 5}
        className={mode.carries ? 'surface' : 'brand-soft'}
      />
      <Label x={x + chip / 2} y={base} size={size} weight={700} anchor="middle">
        {amount}
      </Label>
    </>
  );
}
