import type { ReactNode } from 'react';
import { At, type Place } from './At.tsx';
import { Label } from './Label.tsx';
import { Shadow } from './Panel.tsx';

interface PocketReaderProps extends Place {
  /** Between the top edge and the keys: on the display, 128 × 48, 0,0 at its top left. */
  readonly children?: ReactNode;
  /** Figures on the keys, for a reader that is seen from near. */
  readonly near?: boolean;
}

const columns = [0, 1, 2];
const rows = [0, 1, 2, 3];
const figures = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const last = ['red', 'marigold', 'green'] as const;

/** A palm-sized reader for cards, 160 × 248: a small display and twelve keys; its slot is below. */
export function PocketReader({ children, near, ...place }: PocketReaderProps) {
  return (
    <At {...place}>
      <Shadow width={160} height={248} radius={28} />
      <rect width={160} height={248} rx={28} fill="url(#night)" />
      <rect
        x={1}
        y={1}
        width={158}
        height={246}
        rx={27}
        className="stroke-brand-lift"
        strokeWidth={2}
        opacity={0.45}
      />
      <g transform="translate(16 24)">
        <rect width={128} height={48} rx={8} className="surface" />
        {children}
      </g>
      {rows.map((row) =>
        columns.map((column) => (
          <rect
            key={`${row} ${column}`}
            x={20 + column * 44}
            y={92 + row * 34}
            width={32}
            height={24}
            rx={8}
            className={row === 3 ? last[column] : 'on-deep'}
            opacity={row === 3 ? undefined : 0.16}
          />
        )),
      )}
      {near &&
        figures.map((figure, index) => (
          <Label
            key={figure}
            x={36 + (index % 3) * 44}
            y={109 + Math.floor(index / 3) * 34}
            size={14}
            weight={700}
            tone="on-deep"
            anchor="middle"
          >
            {figure}
          </Label>
        ))}
      <path d="M28 234h104" className="stroke-deep" strokeWidth={6} />
    </At>
  );
}
