import { alongScale, type payoutModes } from '../screens/payoutModes.ts';
import { Glyph } from './Glyph.tsx';
import { IconAndWord } from './IconAndWord.tsx';
import { Label } from './Label.tsx';

interface AmountBarProps {
  readonly mode: (typeof payoutModes)[number];
  readonly y: number;
  readonly width: number;
}

const height = 28;
const radius = height / 2;

/** One mode on the scale of amounts: full where a public rule lets it carry money, a mere outline where the bank decides. */
export function AmountBar({ mode: { carries, known, limit }, y, width }: AmountBarProps) {
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
      {/* It says that there is no limit to show, so it weighs less than a bar that does. */}
      {!carries && (
        <>
          <rect x={0} y={y} width={width} height={height} rx={radius} className="surface" />
          <rect
            x={1}
            y={y + 1}
            width={width - 2}
            height={height - 2}
            rx={radius - 1}
            className="stroke-faint"
            strokeWidth={2}
            strokeDasharray="1 7"
          />
          <IconAndWord x={width / 2} y={y + 14} size={16} glyph="bank" tone="muted">
            {limit}
          </IconAndWord>
        </>
      )}
      {known && carries && <rect {...bar(carries[0], known[1])} className="green-soft" />}
      {carries && (
        <rect
          {...bar(...carries)}
          {...(known ? { className: 'green' } : { fill: 'url(#sheen)' })}
        />
      )}
      {known && (
        <Label x={12} y={y + 19.5} size={15} weight={700} tone="surface">
          {known[0]}
        </Label>
      )}
      {carries && place(carries[1]) === width && (
        <Glyph name="arrow-right" x={width - 30} y={y + 4} size={20} tone="on-brand" bold />
      )}
    </>
  );
}
