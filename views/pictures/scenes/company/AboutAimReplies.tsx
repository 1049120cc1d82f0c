import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { offer, replies } from './offer.ts';

/** What is asked for, and who replies at which rate. */
export const AboutAimReplies = () => (
  <AimWord>
    <rect x={12} y={12} width={200} height={44} rx={12} className="deep" />
    <Label x={26} y={43} size={26} weight={700} tone="on-brand">
      {`${offer.amount}?`}
    </Label>
    {replies.map(([lender, rate], row) => {
      const style = {
        size: 17,
        weight: 700,
        tone: rate === offer.rate ? 'surface' : 'ink',
      } as const;
      return (
        <At key={lender} x={12} y={63 + row * 38}>
          <rect
            width={200}
            height={34}
            rx={10}
            className={rate === offer.rate ? 'green' : 'surface'}
          />
          <Label x={14} y={23} {...style}>
            {lender}
          </Label>
          <Label x={156} y={23} {...style} anchor="end">
            {rate}
          </Label>
          {rate === offer.rate && (
            <path d="M168 17l6 6 11-12" className="stroke-surface" strokeWidth={4} />
          )}
        </At>
      );
    })}
  </AimWord>
);
