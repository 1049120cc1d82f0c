import type { ReactNode } from 'react';
import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Hand } from '../people/Hand.tsx';
import { PersonAtCounter } from '../people/PersonAtCounter.tsx';
import { BillerScreen } from '../screens/BillerScreen.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { QrCode } from '../shapes/QrCode.tsx';
import { Banknotes } from './Banknotes.tsx';

/** What happens on a bill counter, in the order of a payment, each 276 wide and standing on 248: choice, bill, money, receipt. The customer is on the viewer's side. */
export const billCounter: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <BillerScreen key="choice" x={24} y={0} scale={0.946} />,
  <g key="bill">
    <PersonAtCounter x={-18} y={66} scale={1.3} hair="short" clothes="green" looks="right" />
    <Panel x={124} y={8} width={132} height={132}>
      <Label x={14} y={36} size={19} weight={700}>
        R. Mondal
      </Label>
      <Label x={14} y={76} size={29} weight={800} tone="brand-ink">
        ₹1,846
      </Label>
      <Label x={14} y={110} size={18.5} tone="muted">
        Due 28 Nov
      </Label>
    </Panel>
  </g>,
  <g key="money">
    <path d="M237 180h24v62h-24z" className="deep-lift" />
    <rect x={218} y={236} width={62} height={12} rx={6} fill="url(#night)" />
    <rect x={206} y={84} width={86} height={118} rx={12} className="letter" />
    <rect x={206.5} y={84.5} width={85} height={117} rx={11.5} className="stroke-line" />
    <Label x={249} y={112} size={19} weight={800} anchor="middle">
      UPI
    </Label>
    <QrCode x={216} y={124} scale={0.78} />
    <Hand x={98} y={112} turn={102} scale={0.7} sleeve="marigold">
      <Banknotes x={-24} y={128} turn={-98} count={2} value="₹500" scale={0.94} />
    </Hand>
  </g>,
  <SlipPrinter key="receipt" x={28} y={9} length={240} scale={0.72}>
    <Label x={128} y={44} size={27} weight={800} anchor="middle">
      Receipt
    </Label>
    <path
      d="M24 62H232M24 146H232"
      className="stroke-faint"
      strokeWidth={2}
      strokeDasharray="2 6"
    />
    <Label x={24} y={97} size={26} tone="muted">
      Reference
    </Label>
    <Label x={24} y={130} size={26} weight={700}>
      BP63XXXX418
    </Label>
    <Label x={24} y={196} size={26} tone="muted">
      Paid
    </Label>
    <Label x={232} y={197} size={32} weight={800} anchor="end">
      ₹1,846
    </Label>
  </SlipPrinter>,
];
