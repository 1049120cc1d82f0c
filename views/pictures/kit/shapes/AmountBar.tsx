import { alongScale, type PayoutMode } from '../screens/payoutModes.ts';
import type { Place } from '../stage/At.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { OpenBar } from './OpenBar.tsx';

interface AmountBarProps {
  readonly mode: PayoutMode;
  readonly y: number;
  readonly width: number;
}

const height = 28;
const radius = height / 2;

/** One mode on the scale of amounts: a bar where a public rule lets it carry money, or one without an end where the bank sets the limit. */
export function AmountBar({ mode: { carries, known }, y, width }: AmountBarProps) {
  const place = (amount: number): number => alongScale(amount) * width;
  const bar = (from: number, to: number) => ({
    x: place(from),
    y,
    width: place(to) - place(from),
    height,
    rx: radius,
  });
  if (!carries) return <OpenBar y={y} width={width} height={height} />;
  const [from, to] = carries;
  return (
    <>
      {known && (
        <>
          <rect {...bar(from, known[0])} className="green-soft" />
          <path
            d={`M${place(to)} ${y + 1}H${place(known[0]) - radius}a13 13 0 010 26H${place(to)}`}
            className="stroke-green"
            strokeWidth={2}
          />
        </>
      )}
      <rect {...bar(from, to)} {...(known ? { className: 'green' } : { fill: 'url(#sheen)' })} />
      {place(to) === width && (
        <Glyph name="arrow-right" x={width - 30} y={y + 4} size={20} tone="on-brand" bold />
      )}
      {known && (
        <>
          <PartName x={(place(from) + place(to)) / 2} y={y} tone="surface">
            {known[1]}
          </PartName>
          <PartName x={(place(to) + place(known[0])) / 2} y={y} tone="green-ink">
            {known[2]}
          </PartName>
        </>
      )}
    </>
  );
}

interface PartNameProps extends Place {
  readonly tone: 'surface' | 'green-ink';
  readonly children: string;
}

/* In the middle of its part. */
const PartName = ({ x, y, tone, children }: PartNameProps) => (
  <Label x={x} y={y + 19.5} size={15} weight={700} tone={tone} anchor="middle">
    {children}
  </Label>
);
