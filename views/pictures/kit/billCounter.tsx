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
    <Label x={28} y={102} size={19} tone="muted">
      Consumer no.
    </Label>
    <Label x={28} y={129} size={22} weight={800}>
      1100XXXX27
    </Label>
    <path d="M20 170.500H192M20 188.500H192" className="stroke-line" strokeWidth={8} />
    <Label x={20} y={236} size={19}>
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
    <Label x={16} y={145} size={19} tone="muted">
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
    <g transform="translate(0 4)">
      <Shadow width={148} height={192} radius={12} />
      <path d="M48 190L36 268H112L100 190z" className="faint" />
      <rect width={148} height={192} rx={12} className="letter" />
      <rect x={0.5} y={0.5} width={147} height={191} rx={11.5} className="stroke-line" />
      <Label x={74} y={34} size={22} weight={800} anchor="middle">
        UPI
      </Label>
      <QrCode x={22} y={64} scale={1.24} />
    </g>
    <Banknotes x={140} y={201} count={3} value="₹500" scale={0.66} />
  </g>,
  <SlipPrinter key="receipt" x={12} y={13} length={254} scale={0.74}>
    <Label x={128} y={44} size={26} weight={800} anchor="middle">
      Receipt
    </Label>
    <path
      d="M24 60H232M24 144H232"
      className="stroke-faint"
      strokeWidth={2}
      strokeDasharray="2 6"
    />
    <Label x={24} y={94} size={25} tone="muted">
      Reference
    </Label>
    <Label x={24} y={126} size={26} weight={700}>
      BP63XXXX418
    </Label>
    <Label x={24} y={186} size={25} tone="muted">
      Paid
    </Label>
    <Label x={232} y={187} size={30} weight={800} anchor="end">
      ₹1,846
    </Label>
    <circle cx={128} cy={224} r={20} className="green" />
    <Glyph name="check" x={116} y={212} size={24} tone="surface" bold />
  </SlipPrinter>,
];
