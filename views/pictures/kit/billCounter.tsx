import type { ReactNode } from 'react';
import { Banknotes } from './Banknotes.tsx';
import { Glyph } from './Glyph.tsx';
import { Label } from './Label.tsx';
import { Shadow } from './Panel.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Phone } from './Phone.tsx';
import { QrCode } from './QrCode.tsx';
import { SlipPrinter } from './SlipPrinter.tsx';

/** What is on a bill counter, in the order of a payment, each 240 wide and standing on 272: bill, screen, money, receipt. */
export const billCounter: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <PaperDocument key="bill" x={16} y={8} width={212} height={260} turn={-1.5}>
    <circle cx={36} cy={40} r={18} className="marigold" />
    <Glyph name="bolt" x={25} y={29} size={22} tone="on-brand" />
    <Label x={64} y={47} size={20} weight={800}>
      Electricity
    </Label>
    <rect x={8} y={76} width={192} height={66} rx={33} className="marigold-soft" />
    <rect
      x={8}
      y={76}
      width={192}
      height={66}
      rx={33}
      className="stroke-marigold"
      strokeWidth={4}
    />
    <Label x={28} y={102} size={18} tone="muted">
      Consumer no.
    </Label>
    <Label x={28} y={129} size={22} weight={800}>
      1100XXXX27
    </Label>
    <path d="M20 170.500H192M20 188.500H192" className="stroke-line" strokeWidth={8} />
    <Label x={20} y={236} size={18}>
      To pay
    </Label>
    <Label x={192} y={238} size={26} weight={800} anchor="end">
      ₹1,846
    </Label>
  </PaperDocument>,
  <Phone key="screen" x={18} y={0} width={208} height={272} head={84} time="">
    <Label x={16} y={70} size={21} weight={800} tone="on-brand">
      Bill found
    </Label>
    <Label x={16} y={118} size={20} weight={700}>
      R. MONDAL
    </Label>
    <Label x={16} y={145} size={18} tone="muted">
      Due 28 Nov 2026
    </Label>
    <Label x={16} y={190} size={32} weight={800}>
      ₹1,846
    </Label>
    <rect x={16} y={204} width={158} height={40} rx={8} className="brand" />
    <Label x={95} y={231} size={19} weight={700} tone="on-brand" anchor="middle">
      Pay
    </Label>
  </Phone>,
  <g key="money">
    <g transform="translate(4 20)">
      <Shadow width={140} height={170} radius={12} />
      <rect width={140} height={170} rx={12} className="letter" />
      <rect x={0.5} y={0.5} width={139} height={169} rx={11.5} className="stroke-line" />
      <Label x={70} y={32} size={20} weight={800} anchor="middle">
        UPI
      </Label>
      <QrCode x={28} y={56} />
      <path d="M20 170L8 252H132L120 170z" className="brand-lift" />
    </g>
    <Banknotes x={114} y={202} count={3} value="₹500" scale={0.62} />
  </g>,
  <SlipPrinter key="receipt" x={12} y={8} length={218} scale={0.74}>
    <Label x={128} y={52} size={26} weight={800} anchor="middle">
      Receipt
    </Label>
    <path
      d="M24 76H232M24 164H232"
      className="stroke-faint"
      strokeWidth={2}
      strokeDasharray="2 6"
    />
    <Label x={128} y={110} size={26} weight={700} anchor="middle">
      BP63XXXX418
    </Label>
    <Label x={24} y={146} size={25} tone="muted">
      Paid
    </Label>
    <Label x={232} y={147} size={30} weight={800} anchor="end">
      ₹1,846
    </Label>
    <circle cx={128} cy={196} r={18} className="green" />
    <Glyph name="check" x={116} y={184} size={24} tone="surface" bold />
  </SlipPrinter>,
];
