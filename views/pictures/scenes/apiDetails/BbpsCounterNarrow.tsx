import { billCounter } from '../../kit/money/billCounter.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const shelves = [0, 1] as const;

/** The same for a phone, on two shelves. */
export function BbpsCounterNarrow() {
  return (
    <Scene width={520} height={596} ground="warm">
      {shelves.map((shelf) => (
        <g key={shelf} transform={`translate(0 ${shelf * 292})`}>
          <path d="M0 280H520V304H0z" fill="url(#sheen)" />
          <path d="M0 272H520V286H0z" className="brand-lift" />
          <g transform="translate(20 44) scale(0.92)">{billCounter[2 * shelf]}</g>
          <g transform="translate(268 44) scale(0.92)">{billCounter[2 * shelf + 1]}</g>
        </g>
      ))}
    </Scene>
  );
}
