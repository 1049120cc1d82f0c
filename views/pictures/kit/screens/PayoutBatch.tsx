import { Panel } from '../shapes/Panel.tsx';
import { Row } from '../shapes/Row.tsx';
import type { Place } from '../stage/At.tsx';

const paid = ['green', 'Paid'] as const;
const payouts = [
  { initials: 'MK', title: 'Meera Krishnan', note: '₹61,200', status: paid },
  { initials: 'IS', title: 'Imran Shaikh', note: '₹1,299', status: paid },
  {
    initials: 'LN',
    title: 'Lakshmi Nair',
    note: '₹850',
    status: ['marigold', 'Pending'],
  },
] as const;

interface PayoutBatchProps extends Place {
  readonly width: number;
  readonly height: number;
  /** How many of the three are shown: the last. */
  readonly count?: number;
  /** From one payout to the next, in sizes of the text. */
  readonly step: number;
  /** Of the text, in units of the scene. */
  readonly size: number;
}

/** A window with the payouts of one run and what became of each. */
export function PayoutBatch(props: PayoutBatchProps) {
  const { count = payouts.length, size, width, step, ...panel } = props;
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
          tone={index % 2 ? 'marigold' : 'brand'}
        />
      ))}
    </Panel>
  );
}
