import { Label } from './Label.tsx';

interface NextDayHeadProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly size: number;
}

const height = 32;

/** The head of the column behind the break of a scale: what stands there is on the next day. */
export const NextDayHead = ({ from, to, y, size }: NextDayHeadProps) => (
  <>
    <rect x={from} y={y} width={to - from} height={height} rx={10} className="marigold-soft" />
    <Label
      x={(from + to) / 2}
      y={y + height / 2 + size * 0.35}
      size={size}
      weight={700}
      tone="marigold-ink"
      anchor="middle"
    >
      Next day
    </Label>
  </>
);
