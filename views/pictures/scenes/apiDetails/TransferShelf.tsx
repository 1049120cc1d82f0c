import { transferCounter } from '../../kit/documents/transferCounter.tsx';
import { transferGrounds } from '../../kit/money/transferMoments.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** The columns of the steps below, and where the wall behind each ends. */
const step = { width: 278, apart: 307.5, foot: 238 } as const;

/** How much smaller a thing is than it is drawn, and the middle and the foot that it is drawn with. */
const thing = { scale: 0.87, middle: 120, foot: 272, on: 251 } as const;

/** A transfer on its way along the counter: the sender’s form, the receiver’s IFSC, the screen that is read back, the receipt. */
export function TransferShelf() {
  return (
    <Scene width={1200} height={284} ground="none">
      {transferGrounds.map((tone, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the walls never change
          key={index}
          d={`M${index * step.apart} ${step.foot}V16a16 16 0 0116-16h${step.width - 32}a16 16 0 0116 16V${step.foot}z`}
          className={tone}
        />
      ))}
      <path d="M0 258H1200V268a16 16 0 01-16 16H16a16 16 0 01-16-16z" fill="url(#sheen)" />
      <path d={`M0 ${step.foot}H1200V260H0z`} className="brand-lift" />
      {transferCounter.map((drawn, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the things never change
          key={index}
          transform={`translate(${index * step.apart + step.width / 2 - thing.middle * thing.scale} ${Math.round(thing.on - thing.foot * thing.scale)}) scale(${thing.scale})`}
        >
          {drawn}
        </g>
      ))}
      {/* Each is in the middle between two columns. */}
      {[1, 2, 3].map((index) => (
        <StationArrow
          key={index}
          x={index * step.apart - (step.apart - step.width) / 2}
          y={122}
          scale={1.6}
        />
      ))}
    </Scene>
  );
}
