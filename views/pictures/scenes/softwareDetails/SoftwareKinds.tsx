import type { ReactNode } from 'react';
import { Rings } from '../../kit/Backdrop.tsx';
import { Glyph } from '../../kit/Glyph.tsx';
import { MapPin } from '../../kit/MapPin.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { TileRow } from '../../kit/TileRow.tsx';

/* Their tops, and how each of them stands. */
const rows = [
  [36, 'green'],
  [68, 'marigold'],
  [100, 'green'],
] as const;

const kinds: readonly (readonly [name: string, drawing: ReactNode])[] = [
  [
    'browser',
    <>
      <path d="M0 28V16A16 16 0 0116 0h84a16 16 0 0116 16v12z" className="brand" />
      <path d="M16 14h.1M28 14h.1M40 14h.1" className="stroke-on-brand" strokeWidth={6} />
      <rect x={14} y={42} width={88} height={44} rx={8} className="brand-soft" />
      <Skeleton x={14} y={98} widths={[88, 56]} step={16} />
    </>,
  ],
  [
    'phone',
    <>
      <rect x={28} y={14} width={60} height={108} rx={14} className="deep" />
      <rect x={33} y={19} width={50} height={98} rx={9} className="brand-soft" />
      <path d="M36 53l44 18M57 22l-12 92" className="stroke-surface" strokeWidth={5} />
      <MapPin x={62} y={84} size={40} />
    </>,
  ],
  [
    'table',
    <>
      <path d="M0 36V16A16 16 0 0116 0h84a16 16 0 0116 16v20z" className="brand-soft" />
      <Skeleton x={14} y={14} widths={[44]} tone="brand" />
      {rows.map(([top, tone]) => (
        <g key={top} transform={`translate(0 ${top})`}>
          {top > 36 && <path d="M14 .5h88" className="stroke-line" />}
          <Skeleton x={14} y={14} widths={[52]} />
          <rect x={78} y={9} width={24} height={16} rx={8} className={tone} />
        </g>
      ))}
    </>,
  ],
  [
    'plug',
    <>
      <rect x={14} y={14} width={44} height={44} rx={8} className="marigold-soft" />
      <Glyph name="receipt" x={24} y={24} tone="marigold-ink" />
      <rect x={58} y={78} width={44} height={44} rx={8} className="green-soft" />
      <Glyph name="chat" x={68} y={88} tone="green-ink" />
      <path d="M66 36h14v34M36 66v34h14" className="stroke-brand" strokeWidth={3.5} />
      <path d="M80 70h.1M50 100h.1" className="stroke-brand" strokeWidth={10} />
    </>,
  ],
];

/** The four kinds of software as four small screens: browser, phone, table, and two programs that are joined. */
export function SoftwareKinds() {
  return (
    <Scene width={560} height={184} grows="around">
      <Rings x={560} y={0} size={340} />
      <TileRow tiles={kinds} />
    </Scene>
  );
}
