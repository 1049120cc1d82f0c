import type { ReactNode } from 'react';
import { Donut } from './Donut.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Phone } from './Phone.tsx';
import { Pill } from './Pill.tsx';

const entries = ['Your margin', 'Shop’s margin'] as const;

/** One recharge on its way: at the counter, in the panel, through the operator, and in the ledger. */
export const rechargeStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <Phone key="counter" x={38} y={-4} width={200} height={304} scale={0.8} head={100} time="">
    <Label x={20} y={80} size={26} weight={800} tone="on-brand">
      Recharge
    </Label>
    <Label x={16} y={140} size={23} weight={600}>
      98300 XXXXX
    </Label>
    <Label x={16} y={198} size={46} weight={800}>
      ₹349
    </Label>
    <rect x={16} y={220} width={150} height={46} rx={8} className="brand" />
    <Label x={91} y={251} size={23} weight={700} tone="on-brand" anchor="middle">
      Send
    </Label>
  </Phone>,
  <g key="panel" transform="translate(118 118)">
    <circle r={118} className="surface" />
    <Donut
      x={0}
      y={0}
      radius={96}
      thickness={16}
      shares={[
        [0.72, 'brand'],
        [0.28, 'brand-soft'],
      ]}
    />
    <Label x={0} y={-34} size={18} tone="muted" anchor="middle">
      Working limit
    </Label>
    <Label x={0} y={2} size={30} weight={800} anchor="middle">
      ₹12,480
    </Label>
    <Label x={0} y={34} size={18} tone="muted" anchor="middle">
      ₹12,829
    </Label>
    <path d="M-38 28H38" className="stroke-red" strokeWidth={2.5} />
  </g>,
  <g key="operator">
    <path d="M118 76L70 228H166z" className="on-brand" opacity={0.14} />
    <path
      d="M118 76V228M118 76L70 228H166zM102 126h32M89 168h58M102 126l45 42M134 126l-45 42"
      className="stroke-on-brand"
      strokeWidth={4}
    />
    <circle cx={118} cy={64} r={13} className="marigold" />
    {[36, 64, 92].map((radius, index) => (
      <path
        key={radius}
        d={`M${118 - radius * 0.8} ${64 - radius * 0.6}a${radius} ${radius} 0 000 ${radius * 1.2}M${118 + radius * 0.8} ${64 - radius * 0.6}a${radius} ${radius} 0 010 ${radius * 1.2}`}
        className="stroke-on-brand"
        strokeWidth={5}
        opacity={0.9 - index * 0.25}
      />
    ))}
    <rect x={50} y={176} width={136} height={40} rx={20} className="green" />
    <Glyph name="check" x={60} y={184} tone="surface" bold />
    <Label x={130} y={202} size={18} weight={800} tone="surface" anchor="middle">
      Success
    </Label>
  </g>,
  <PaperDocument key="ledger" x={6} y={-4} width={228} height={244} turn={1.5}>
    <Label x={20} y={40} size={19} weight={800}>
      Ledger
    </Label>
    <path d="M16 60.500H212M16 108.500H212M16 152.500H212M16 196.500H212" className="stroke-line" />
    <Label x={20} y={91} size={18}>
      Recharge
    </Label>
    <Label x={208} y={91} size={19} weight={800} anchor="end">
      ₹349
    </Label>
    {entries.map((name, index) => (
      <g key={name}>
        <Label x={20} y={137 + index * 44} size={18}>
          {name}
        </Label>
        <Glyph name="check" x={184} y={119 + index * 44} size={22} tone="green" bold />
      </g>
    ))}
    <Pill x={20} y={202} size={18} tone="green">
      Closed
    </Pill>
  </PaperDocument>,
];
