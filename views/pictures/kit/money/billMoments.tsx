import type { ReactNode } from 'react';
import { BillerTablet } from '../screens/BillerTablet.tsx';
import { BillScreen } from '../screens/BillScreen.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { TeaCup } from '../things/TeaCup.tsx';
import { UpiStand } from '../things/UpiStand.tsx';
import { BillCash } from './BillCash.tsx';
import { BillReceipt } from './BillReceipt.tsx';

/** The same counter at each station. */
const Counter = () => (
  <>
    <path d="M0 198H236V240H0z" fill="url(#sheen)" />
    <path d="M0 198H236V220H0z" className="brand-lift" />
  </>
);

const Wall = () => <path d="M0 0H236V236H0z" className="warm" />;

/** A bill from the choice of its kind to the receipt, each 236 × 236 (FourStations.tsx). */
export const billMoments: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="choice">
    <Wall />
    <Counter />
    <BillerTablet x={24} y={12} scale={0.77} />
    <TeaCup x={180} y={178} scale={0.46} />
  </g>,
  <g key="bill">
    <Wall />
    <Counter />
    <BillScreen x={13} y={21} scale={0.82} />
  </g>,
  <g key="money">
    <Wall />
    <Counter />
    <ContactShadow x={118} y={217} width={116} />
    <UpiStand x={78} y={107} scale={0.585} small />
    <BillCash />
  </g>,
  <g key="receipt">
    <Wall />
    <Counter />
    <BillReceipt x={14} y={18} scale={0.685} />
  </g>,
];
