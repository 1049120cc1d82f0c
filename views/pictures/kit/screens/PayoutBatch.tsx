import { Panel } from '../shapes/Panel.tsx';
import { Row } from '../shapes/Row.tsx';
import type { Place } from '../stage/At.tsx';

const paid = ['green', 'Paid'] as const;
const payouts = [
  { initials: 'AS', title: 'Ananya Sen', note: 'IMPS', amount: '₹25,000', status: paid },
  { initials: 'GP', title: 'Gupta Packaging', note: 'RTGS', amount: '₹2,36,000', status: paid },
  { initials: 'MK', title: 'Meera Krishnan', note: 'NEFT', amount: '₹61,200', status: paid },
  { initials: 'IS', title: 'Imran Shaikh', note: 'UPI', amount: '₹1,299', status: paid },
  {
    initials: 'LN',
    title: 'Lakshmi Nair',
    note: 'PPI Wallet',
    amount: '₹850',
    status: ['marigold', 'Pending'],
  },
] as const;

interface PayoutBatchProps extends Place {
  readonly width?: number;
  readonly height: number;
  /** How many of the five are shown: the last. */
  readonly count?: number;
  readonly statusWidth?: number;
  /** Each status below its amount. */
  readonly stacked?: boolean;
  /** From one payout to the next, in sizes of the text. */
  readonly step?: number;
  /** Of the text, in units of the scene. */
  readonly size: number;
}

/** A window with the payouts of one run and what became of each. */
export function PayoutBatch(props: PayoutBatchProps) {
  const {
    count = payouts.length,
    size,
    width = 440,
    statusWidth,
    stacked,
    step = 2.94,
    ...panel
  } = props;
  return (
    <Panel {...panel} width={width} title="Payout batch" note={`${count - 1} of ${count} paid`}>
      {payouts.slice(-count).map((payout, index) => (
        <Row
          key={payout.title}
          {...payout}
          x={20}
          y={49 + size + index * size * step}
          width={width - 40}
          size={size}
          statusWidth={statusWidth}
          stacked={stacked}
          tone={index % 2 ? 'marigold' : 'brand'}
        />
      ))}
    </Panel>
  );
}
