import type { ReactNode } from 'react';
import { Ranges } from '../shapes/Ranges.tsx';
import { At, type Place } from '../stage/At.tsx';
import { EveningWindow } from './EveningWindow.tsx';
import { ShopLamp } from './SariShopWall.tsx';

interface CounterInEveningProps extends Place {
  /** Who is there, in front of the wall. */
  readonly children: ReactNode;
}

/* The pennants of a string that hangs between two nails. */
const pennants = ['marigold', 'brand', 'green', 'red', 'brand-lift'] as const;

/** The inside of a shop after sunset, 440 × 400: bunting, a window, a calendar with mountains and a lamp. */
export const CounterInEvening = ({ children, ...place }: CounterInEveningProps) => (
  <At {...place}>
    <EveningWindow x={28} y={62} scale={0.78} />
    <MountainCalendar x={201} y={76} scale={1.08} />
    <Bunting />
    <ShopLamp x={352} y={-26} />
    {children}
  </At>
);

const Bunting = () => (
  <>
    <path d="M0 8Q110 44 220 8 330 44 440 8" className="stroke-faint" strokeWidth={2} />
    {Array.from({ length: 12 }, (_, index) => {
      const share = ((index % 6) + 0.5) / 6;
      const x = Math.round((Math.floor(index / 6) + share) * 220);
      const y = Math.round(8 + 72 * share * (1 - share));
      return (
        <path
          key={x}
          d={`M${x - 10} ${y}h20l-10 22z`}
          className={pennants[index % pennants.length]}
        />
      );
    })}
  </>
);

/* Its days are too small to be read. */
const MountainCalendar = (place: Place) => (
  <At {...place}>
    <path d="M28 2L45-12 62 2" className="stroke-muted" strokeWidth={2} />
    <rect x={3} y={4} width={90} height={112} rx={5} className="shade" />
    <g className="sheet">
      <rect width={90} height={112} rx={5} className="paper" />
      <clipPath id="calendar-view">
        <rect x={5} y={5} width={80} height={56} rx={3} />
      </clipPath>
      <g clipPath="url(#calendar-view)">
        <rect x={5} y={5} width={80} height={56} className="blue-soft" />
        <At x={0} y={0} scale={0.32}>
          <Ranges
            peaks={[
              [80, 60, 110],
              [190, 50, 120],
            ]}
          />
        </At>
        <path d="M5 52Q40 40 85 54V64H5z" className="meadow-lit" />
      </g>
      <path
        d={[72, 83, 94, 105].map((y) => `M12 ${y}${'h0m11 0'.repeat(7)}`).join('')}
        className="stroke-faint"
        strokeWidth={5}
      />
      <circle cx={56} cy={83} r={6} className="stroke-marigold" strokeWidth={2.5} />
    </g>
  </At>
);
