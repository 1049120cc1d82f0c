import type { ReactNode } from 'react';
import { CashTaker } from '../people/CashTaker.tsx';
import { BillerTablet } from '../screens/BillerTablet.tsx';
import { BillScreen } from '../screens/BillScreen.tsx';
import { ContactShadow } from '../stage/ContactShadow.tsx';
import { TeaCup } from '../things/TeaCup.tsx';
import { UpiStand } from '../things/UpiStand.tsx';
import { BillHandover, BillReceipt } from './billCounter.tsx';

/** The same counter at each station. */
const Counter = () => (
  <>
    <path d="M0 198H236V240H0z" fill="url(#sheen)" />
    <path d="M0 198H236V220H0z" className="brand-lift" />
  </>
);

const Wall = () => <path d="M0 0H236V236H0z" className="warm" />;

/* From the waist, as large as both have room. */
const keeper = { x: 1, y: 32, scale: 1.05 } as const;

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
    <CashTaker {...keeper} />
    <path d="M0 226H236V240H0z" fill="url(#sheen)" />
    <path d="M0 188H236V226H0z" className="brand-lift" />
    <BillHandover {...keeper} />
    <ContactShadow x={56} y={222} width={78} />
    <UpiStand x={24} y={138} scale={0.46} small />
  </g>,
  <g key="receipt">
    <Wall />
    <Counter />
    <BillReceipt x={14} y={18} scale={0.685} />
  </g>,
];
