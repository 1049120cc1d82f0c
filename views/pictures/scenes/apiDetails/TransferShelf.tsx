import { transferCounter } from '../../kit/documents/transferCounter.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** Of the column of each step below, and where the wall behind all four ends. */
const step = { width: 276, gap: 32, foot: 226 } as const;

/** From one column to the next. */
const apart = step.width + step.gap;

/** How wide a thing is, in the middle of its column. */
const thing = 192;

/** A transfer on its way along the counter: the sender’s form, the receiver’s IFSC, the screen that is read back, the receipt. */
export function TransferShelf() {
  return (
    <Scene width={1200} height={284} ground="none">
      <path
        d={`M0 ${step.foot}V16a16 16 0 0116-16H1184a16 16 0 0116 16V${step.foot}z`}
        className="green-soft"
      />
      <path d="M0 246H1200V268a16 16 0 01-16 16H16a16 16 0 01-16-16z" fill="url(#sheen)" />
      <path d={`M0 ${step.foot}H1200V248H0z`} className="brand-lift" />
      {transferCounter.map((drawn, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the things never change
          key={index}
          transform={`translate(${index * apart + (step.width - thing) / 2} 20) scale(${thing / 240})`}
        >
          {drawn}
        </g>
      ))}
      {[1, 2, 3].map((index) => (
        <StationArrow key={index} x={index * apart - step.gap / 2} y={122} scale={1.5} />
      ))}
    </Scene>
  );
}
