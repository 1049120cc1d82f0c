import { billCounter } from '../../kit/money/billCounter.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Each is over the column of the step that it shows. */
const places = [0, 308, 616, 924] as const;

/** A bill on its way along the counter: the screen, the keeper who found it, the customer's cash, the receipt. */
export function BbpsCounter() {
  return (
    <Scene width={1200} height={352} ground="warm">
      <Dots x={24} y={24} size={1152} rows={16} tone="marigold-soft" />
      <path d="M0 296H1200V352H0z" fill="url(#sheen)" />
      <path d="M0 288H1200V304H0z" className="brand-lift" />
      {places.map((x, index) => (
        <g key={x} transform={`translate(${x} 40)`}>
          {billCounter[index]}
        </g>
      ))}
    </Scene>
  );
}
