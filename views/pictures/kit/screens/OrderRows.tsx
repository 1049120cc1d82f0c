import type { Tone } from '../../palette.ts';
import { Row } from '../shapes/Row.tsx';
import { Arrival } from '../stage/Arrival.tsx';
import { At, type Place } from '../stage/At.tsx';

interface Order {
  readonly initials: string;
  readonly title: string;
  readonly note: string;
  readonly status: readonly [tone: Tone, text: string];
}

interface OrderRowsProps extends Place {
  readonly orders: readonly Order[];
  readonly width: number;
  readonly step: number;
  readonly size: number;
}

/** Orders one below the other; the first is paid for while one looks. */
export function OrderRows({ orders, width, step, size, ...place }: OrderRowsProps) {
  return (
    <At {...place}>
      {orders.map((order, index) => {
        const row = {
          ...order,
          x: 0,
          y: index * step,
          width,
          size,
          tone: index % 2 ? 'marigold' : 'brand',
        } as const;
        if (index > 0) return <Row key={order.title} {...row} />;
        return (
          <Arrival key={order.title} was={<Row {...row} status={['brand', 'Sent']} />}>
            <Row {...row} />
          </Arrival>
        );
      })}
    </At>
  );
}
