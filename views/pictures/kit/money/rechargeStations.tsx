import type { ReactNode } from 'react';
import { RadioMast } from '../devices/RadioMast.tsx';
import { Donut } from '../shapes/Donut.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { StationTitle } from '../stage/StationTitle.tsx';

const entries = ['Your margin', 'Shop’s margin'] as const;

/** One recharge on its way: at the counter, in the panel, through the operator, and in the ledger. */
export const rechargeStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="counter">
    <StationTitle glyph="phone">Recharge</StationTitle>
    <Label x={16} y={102} size={20} tone="muted">
      98300 XXXXX
    </Label>
    <Label x={16} y={154} size={44} weight={800}>
      ₹349
    </Label>
    <rect x={16} y={176} width={204} height={44} rx={8} className="brand" />
    <Label x={118} y={205} size={20} weight={700} tone="on-brand" anchor="middle">
      Send
    </Label>
  </g>,
  <g key="panel">
    <StationTitle glyph="wallet">Working limit</StationTitle>
    <Donut x={110} y={160} radius={58} thickness={11} shares={[[12480 / 12829, 'brand']]} />
    <Label x={110} y={168} size={21} weight={800} anchor="middle">
      ₹12,480
    </Label>
    {/* What the recharge took is hardly wider than a line, so it stands out of the ring. */}
    <path
      d="M103 109.500L100.400 92"
      className="stroke-marigold"
      strokeWidth={8}
      strokeLinecap="butt"
    />
    <path d="M100 92V90q0-6 6-6H142" className="stroke-marigold" strokeWidth={2.5} />
    <Label x={222} y={91} size={21} weight={800} tone="marigold-ink" anchor="end">
      − ₹349
    </Label>
  </g>,
  <g key="operator">
    <StationTitle glyph="signal">Operator</StationTitle>
    <RadioMast x={118} y={78} scale={0.72} />
    <Pill x={118} y={190} anchor="middle" size={18} tone="green" glyph="check">
      Success
    </Pill>
  </g>,
  <g key="ledger">
    <StationTitle glyph="receipt">Ledger</StationTitle>
    <Tick x={204} y={34} size={28} />
    <Label x={16} y={106} size={20}>
      Recharge
    </Label>
    <Label x={220} y={107} size={20} weight={800} anchor="end">
      ₹349
    </Label>
    <path d="M16 124.500H220M16 176.500H220" className="stroke-line" />
    {entries.map((name, index) => (
      <g key={name}>
        <Label x={16} y={157 + index * 51} size={20}>
          {name}
        </Label>
        <Glyph name="check" x={198} y={139 + index * 51} size={22} tone="green" bold />
      </g>
    ))}
  </g>,
];
