import type { ReactNode } from 'react';
import { RadioMast } from '../devices/RadioMast.tsx';
import { Donut } from '../shapes/Donut.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';

const entries = ['Your margin', 'Shop’s margin'] as const;
const middle = 118;

/** The same for phones, where a station is small and its step is named beside it: the sum, the ring, the mast, the tick. */
export const rechargeStationsNarrow: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="counter">
    <Label x={middle} y={112} size={50} weight={800} anchor="middle">
      ₹349
    </Label>
    <rect x={24} y={150} width={188} height={58} rx={12} className="brand" />
    <Label x={middle} y={188} size={26} weight={700} tone="on-brand" anchor="middle">
      Send
    </Label>
  </g>,
  <g key="panel">
    <Donut
      x={middle}
      y={118}
      radius={86}
      thickness={18}
      shares={[
        [0.93, 'brand'],
        [0.07, 'marigold'],
      ]}
    />
    <Label x={middle} y={118} size={28} weight={800} anchor="middle">
      ₹12,480
    </Label>
    <Label x={middle} y={150} size={23} weight={800} tone="marigold-ink" anchor="middle">
      − ₹349
    </Label>
  </g>,
  <g key="operator">
    <RadioMast x={middle} y={20} scale={1} />
    <Tick x={64} y={202} size={34} />
    <Label x={90} y={211} size={27} weight={700} tone="green-ink">
      Success
    </Label>
  </g>,
  <g key="ledger">
    <Tick x={middle} y={62} size={80} />
    <path
      d="M20 120.500H216M20 172.500H216"
      className="stroke-ink"
      strokeWidth={2}
      opacity={0.16}
    />
    {entries.map((name, index) => (
      <g key={name}>
        <Label x={20} y={155 + index * 51} size={22} weight={600}>
          {name}
        </Label>
        <Glyph name="check" x={190} y={134 + index * 51} size={26} tone="green" bold />
      </g>
    ))}
  </g>,
];
