import { alongScale, type payoutModes, scaleMarks } from '../screens/payoutModes.ts';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';

interface AmountBarProps {
  readonly mode: (typeof payoutModes)[number];
  readonly y: number;
  readonly width: number;
}

const height = 28;
const radius = height / 2;

/** One mode on the scale of amounts: full where a public rule lets it carry money, pale where the bank decides. */
export function AmountBar({ mode: { carries, known }, y, width }: AmountBarProps) {
  const place = (amount: number): number => alongScale(amount) * width;
  const bar = (from: number, to: number) => ({
    x: place(from),
    y,
    width: place(to) - place(from),
    height,
    rx: radius,
  });
  return (
    <>
      <rect x={0} y={y} width={width} height={height} rx={radius} className="surface" />
      {scaleMarks.slice(1).map(([amount]) => (
        <path key={amount} d={`M${place(amount)} ${y}v${height}`} className="stroke-line" />
      ))}
      {!carries && (
        <>
          <rect x={0} y={y} width={width} height={height} rx={radius} className="brand-soft" />
          <Glyph name="bank" x={12} y={y + 4} size={20} tone="brand-ink" bold />
        </>
      )}
      {known && carries && <rect {...bar(carries[0], known[1])} className="green-soft" />}
      {carries && <rect {...bar(...carries)} className={known ? 'green' : 'brand'} />}
      {known && (
        <Label x={14} y={y + 20} size={16} weight={700} tone="surface">
          {known[0]}
        </Label>
      )}
      {carries && place(carries[1]) === width && (
        <Glyph name="arrow-right" x={width - 30} y={y + 4} size={20} tone="on-brand" bold />
      )}
    </>
  );
}
