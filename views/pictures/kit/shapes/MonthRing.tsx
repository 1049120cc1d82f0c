import { At, type Place } from '../stage/At.tsx';
import { Donut } from './Donut.tsx';
import { Label } from './Label.tsx';

interface MonthRingProps extends Place {
  readonly radius: number;
}

/** How much of a sender’s ₹25,000 a month is sent and left; x and y are the middle. */
export function MonthRing({ radius, ...place }: MonthRingProps) {
  const small = Math.max(16, radius / 6);
  return (
    <At {...place}>
      <Donut
        x={0}
        y={0}
        radius={radius}
        thickness={radius / 4}
        shares={[
          [0.912, 'brand'],
          [0.088, 'green'],
        ]}
      />
      <Label x={0} y={-radius * 0.16} size={small} tone="muted" anchor="middle">
        Left
      </Label>
      <Label
        x={0}
        y={radius * 0.22}
        size={radius * 0.36}
        weight={800}
        anchor="middle"
        tone="green-ink"
      >
        ₹2,200
      </Label>
      <Label x={0} y={radius * 0.46} size={small} tone="muted" anchor="middle">
        of ₹25,000
      </Label>
    </At>
  );
}
