import type { ReactNode } from 'react';
import { SendingPhone } from '../devices/SendingPhone.tsx';
import { MarginLedger } from '../documents/MarginLedger.tsx';
import { OperatorAnswer } from '../places/OperatorAnswer.tsx';
import { RechargeCounter, WindowLight } from '../places/RechargeCounter.tsx';
import { LimitMonitor } from '../screens/LimitMonitor.tsx';
import { Pen } from '../things/Pen.tsx';

/** One recharge on its way, each 236 × 236: on the retailer’s phone, in the panel, at the operator, and in the ledger; letters are large enough for phones. */
export const rechargeStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <g key="counter">
    <WindowLight />
    <SendingPhone x={25} y={20} />
  </g>,
  <g key="panel">
    <RechargeCounter width={132} />
    <LimitMonitor x={20} y={20} scale={0.96} />
  </g>,
  <OperatorAnswer key="operator" />,
  <g key="ledger">
    <RechargeCounter width={196} />
    <MarginLedger x={20} y={20} />
    <Pen x={124} y={216} turn={84} scale={0.52} tone="deep" />
  </g>,
];
