import { transferCounter } from '../../kit/documents/transferCounter.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** Of the panes behind the counter: each is as wide as the column of the step that it shows. */
const pane = { width: 276, gap: 32, foot: 226 } as const;

/** From one pane to the next. */
const step = pane.width + pane.gap;

/** A transfer on its way along the counter: the sender’s form, the receiver’s IFSC, the screen that is read back, the receipt. */
export function TransferShelf() {
  return (
    <Scene width={1200} height={284} ground="none">
      {transferCounter.map((_, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the panes never change
          key={index}
          d={`M${index * step} ${pane.foot}V16a16 16 0 0116-16h${pane.width - 32}a16 16 0 0116 16V${pane.foot}z`}
          className="green-soft"
        />
      ))}
      <path d="M0 246H1200V268a16 16 0 01-16 16H16a16 16 0 01-16-16z" fill="url(#sheen)" />
      <path d={`M0 ${pane.foot}H1200V248H0z`} className="brand-lift" />
      {transferCounter.map((thing, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the things never change
          key={index}
          transform={`translate(${index * step + (pane.width - 240 * 0.8) / 2} 20) scale(0.8)`}
        >
          {thing}
        </g>
      ))}
      {[1, 2, 3].map((index) => (
        <StationArrow key={index} x={index * step - pane.gap / 2} y={122} scale={1.75} />
      ))}
    </Scene>
  );
}
