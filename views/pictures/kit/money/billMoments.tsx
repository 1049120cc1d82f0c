import type { ReactNode } from 'react';
import { BillerTablet } from '../screens/BillerTablet.tsx';
import { BillScreen } from '../screens/BillScreen.tsx';
import { StationRoom } from '../stage/StationRoom.tsx';
import { TeaCup } from '../things/TeaCup.tsx';
import { BillReceipt } from './BillReceipt.tsx';
import { CashOrUpi } from './CashOrUpi.tsx';

/** The walls behind them, in their order. */
export const billGrounds = ['marigold-soft', 'green-soft', 'brand-soft', 'blue-soft'] as const;

/* The edge of the counter at the wall. */
const counter = 186;

/** A bill from the choice of its kind to the receipt, each 236 × 236 (FourStations.tsx). */
export const billMoments: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <StationRoom key="choice" tone="marigold" y={counter}>
    <BillerTablet x={24} y={12} scale={0.77} />
    <TeaCup x={180} y={178} scale={0.46} />
  </StationRoom>,
  <StationRoom key="bill" tone="green" y={counter}>
    <BillScreen x={13} y={21} scale={0.82} />
  </StationRoom>,
  <StationRoom key="money" tone="brand-lift" y={104}>
    <CashOrUpi />
  </StationRoom>,
  <StationRoom key="receipt" tone="brand" y={counter}>
    <BillReceipt x={14} y={18} scale={0.685} />
  </StationRoom>,
];
