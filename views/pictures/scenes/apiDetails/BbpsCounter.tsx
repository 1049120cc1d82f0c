import { billCounter } from '../../kit/money/billCounter.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Each thing begins 28 right of the step below the picture that it shows. */
const places = [28, 320, 640, 942] as const;

/** A bill on its way along the counter: the bill, the screen that found it, the money, the receipt. */
export function BbpsCounter() {
  return (
    <Scene width={1200} height={352} ground="warm">
      <Dots x={24} y={24} size={1152} rows={16} tone="marigold-soft" />
      <path d="M0 296H1200V352H0z" fill="url(#sheen)" />
      <path d="M0 288H1200V304H0z" className="brand-lift" />
      {places.map((x, index) => (
        <g key={x} transform={`translate(${x} 44) scale(0.91)`}>
          {billCounter[index]}
        </g>
      ))}
    </Scene>
  );
}
