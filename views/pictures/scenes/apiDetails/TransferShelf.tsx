import { transferCounter } from '../../kit/documents/transferCounter.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/* Each is in the middle of the column of the step that it shows. */
const places = [42, 350, 658, 966] as const;

/** A transfer on its way along the counter: the sender’s form, the receiver’s IFSC, the screen that is read back, the receipt. */
export function TransferShelf() {
  return (
    <Scene width={1200} height={284} ground="mint">
      <Dots x={24} y={24} size={1152} rows={12} tone="green-soft" />
      <path d="M0 240H1200V284H0z" fill="url(#sheen)" />
      <path d="M0 232H1200V248H0z" className="brand-lift" />
      {places.map((x, index) => (
        <g key={x} transform={`translate(${x} 18) scale(0.8)`}>
          {transferCounter[index]}
        </g>
      ))}
      {places.slice(1).map((x) => (
        <StationArrow key={x} x={x - 58} y={128} scale={1.3} />
      ))}
    </Scene>
  );
}
