import type { ReactNode } from 'react';
import { RadioMast } from '../devices/RadioMast.tsx';
import { Donut } from '../shapes/Donut.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';

const entries = ['Your margin', 'Shop’s margin'] as const;

/** Of letters: those of an interface. */
const text = 18;

/** One recharge on its way, each step of which is named below its station: at the counter, in the panel, through the operator, and in the ledger. */
export const rechargeStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="counter" transform="translate(0 -35)">
    <Label x={16} y={101} size={text} tone="muted">
      98300 XXXXX
    </Label>
    <Label x={16} y={147} size={44} weight={800}>
      ₹349
    </Label>
    <rect x={16} y={172} width={204} height={44} rx={8} className="brand" />
    <Label x={118} y={199.5} size={text} weight={700} tone="on-brand" anchor="middle">
      Send
    </Label>
  </g>,
  <g key="panel" transform="translate(-9.4 -48.3) scale(1.08)">
    <Donut x={118} y={160} radius={50} thickness={10} shares={[[12480 / 12829, 'brand']]} />
    <Label x={118} y={165.5} size={17} weight={800} anchor="middle">
      ₹12,480
    </Label>
    {/* What the recharge took is hardly wider than a line, so it stands out of the ring. */}
    <path
      d="M112 117L110 102.500"
      className="stroke-marigold"
      strokeWidth={7}
      strokeLinecap="butt"
    />
    <path d="M110 102V101q0-4 4-4H148" className="stroke-marigold" strokeWidth={2.5} />
    <Label x={216} y={102.5} size={17} weight={800} tone="marigold-ink" anchor="end">
      − ₹349
    </Label>
  </g>,
  <g key="operator" transform="translate(-29.5 -64.5) scale(1.25)">
    <RadioMast x={118} y={76} scale={0.73} />
    <Tick x={84} y={208} size={22} />
    <Label x={102} y={213.5} size={17} weight={700} tone="green-ink">
      Success
    </Label>
  </g>,
  <g key="ledger" transform="translate(0 -35)">
    <Label x={16} y={106} size={text}>
      Recharge
    </Label>
    <Label x={220} y={106} size={text} weight={800} anchor="end">
      ₹349
    </Label>
    <path d="M16 124.500H220M16 176.500H220" className="stroke-ink" opacity={0.16} />
    {entries.map((name, index) => (
      <g key={name}>
        <Label x={16} y={156 + index * 51} size={text}>
          {name}
        </Label>
        <Glyph name="check" x={198} y={139 + index * 51} size={22} tone="green" bold />
      </g>
    ))}
  </g>,
];
