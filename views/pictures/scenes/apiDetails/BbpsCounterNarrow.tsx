import { billCounter } from '../../kit/billCounter.tsx';
import { Scene } from '../../kit/Scene.tsx';

const shelves = [0, 1] as const;

/** The same for a phone, on two shelves. */
export function BbpsCounterNarrow() {
  return (
    <Scene width={520} height={640} ground="warm">
      {shelves.map((shelf) => (
        <g key={shelf} transform={`translate(0 ${shelf * 316})`}>
          <path d="M0 292H520V324H0z" fill="url(#sheen)" />
          <path d="M0 284H520V300H0z" className="brand-lift" />
          <g transform="translate(12 16)">{billCounter[2 * shelf]}</g>
          <g transform="translate(268 16)">{billCounter[2 * shelf + 1]}</g>
        </g>
      ))}
    </Scene>
  );
}
