import type { ComponentProps } from 'react';
import { Row } from '../shapes/Row.tsx';

type SoldRechargeProps = Pick<ComponentProps<typeof Row>, 'x' | 'y' | 'width' | 'was'>;

/** The recharge of the example as a list shows it once it has succeeded. */
export function SoldRecharge(place: SoldRechargeProps) {
  return (
    <Row
      {...place}
      size={19}
      glyph="phone"
      tone="green"
      title="98300 XXXXX"
      note="₹349"
      status={['green', 'Success']}
    />
  );
}
