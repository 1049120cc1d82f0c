import { AimWord } from '../../kit/records/AimWord.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { At } from '../../kit/stage/At.tsx';
import { offer, replies } from './offer.ts';

/** What is asked for, and who replies at which rate. */
export const AboutAimReplies = () => (
  <AimWord>
    <rect width={184} height={30} rx={8} className="deep" />
    <Label x={12} y={22} size={20} weight={700} tone="on-brand">
      {`${offer.amount}?`}
    </Label>
    {replies.map(([lender, rate], row) => {
      const style = {
        size: 16,
        weight: 700,
        tone: rate === offer.rate ? 'surface' : 'ink',
      } as const;
      return (
        <At key={lender} x={0} y={34 + row * 27.5}>
          <rect
            width={184}
            height={25}
            rx={7}
            className={rate === offer.rate ? 'green' : 'surface'}
          />
          <Label x={12} y={18.5} {...style}>
            {lender}
          </Label>
          <Label x={146} y={18.5} {...style} anchor="end">
            {rate}
          </Label>
          {rate === offer.rate && (
            <path d="M156 13l5 5 9-10" className="stroke-surface" strokeWidth={3.5} />
          )}
        </At>
      );
    })}
  </AimWord>
);
