import type { ReactNode } from 'react';
import { InvoicePrinter } from '../devices/InvoicePrinter.tsx';
import { OrderMessageInHand } from '../people/OrderMessageInHand.tsx';
import { CartonsLeaving } from '../places/CartonsLeaving.tsx';
import { OrderOnTablet } from '../screens/OrderOnTablet.tsx';

/** One order on its way: as it is entered, in the stock, on the invoice, and in the message to the customer. */
export const orderStations: readonly [ReactNode, ReactNode, ReactNode, ReactNode] = [
  <OrderOnTablet key="order" />,
  <CartonsLeaving key="stock" />,
  <InvoicePrinter key="invoice" />,
  <OrderMessageInHand key="message" />,
];
