import type { ReactNode } from 'react';
import { BillReceipt } from '../documents/BillReceipt.tsx';
import { BillerScreen } from '../screens/BillerScreen.tsx';
import { FoundBill, PayButton } from '../screens/FoundBill.tsx';
import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { QrCode } from '../shapes/QrCode.tsx';
import { Banknotes } from './Banknotes.tsx';

/** What is on a bill counter, in the order of a payment, each 240 wide and standing on 272: choice, bill, money, receipt. */
export const billCounter: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <BillerScreen key="choice" x={0} y={10} />,
  <FoundBill key="bill" x={18} y={0}>
    <PayButton />
  </FoundBill>,
  <g key="money">
    <path d="M54 190h40v68H54z" className="deep-lift" />
    <rect x={14} y={252} width={120} height={20} rx={10} fill="url(#night)" />
    <g transform="translate(0 4)">
      <Shadow width={148} height={192} radius={12} />
      <rect width={148} height={192} rx={12} className="letter" />
      <rect x={0.5} y={0.5} width={147} height={191} rx={11.5} className="stroke-line" />
      <Label x={74} y={34} size={22} weight={800} anchor="middle">
        UPI
      </Label>
      <QrCode x={22} y={64} scale={1.24} />
    </g>
    <Banknotes x={152} y={220} count={2} scale={0.46} />
  </g>,
  <BillReceipt key="receipt" x={12} y={13} scale={0.74} />,
];
