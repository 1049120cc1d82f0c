import { billCounter } from '../../kit/money/billCounter.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Two steps stand on each of two shelves. */
const places = [
  { step: 1, x: 20, shelf: 0 },
  { step: 2, x: 268, shelf: 0 },
  { step: 3, x: 20, shelf: 308 },
  { step: 4, x: 268, shelf: 308 },
] as const;

/** The same for a phone, on two shelves; each scene has the number of its step on the counter's front. */
export function BbpsCounterNarrow() {
  return (
    <Scene width={520} height={640} ground="warm">
      {[0, 308].map((shelf) => (
        <g key={shelf} transform={`translate(0 ${shelf})`}>
          <path d="M0 280H520V332H0z" fill="url(#sheen)" />
          <path d="M0 272H520V286H0z" className="brand-lift" />
        </g>
      ))}
      {places.map(({ step, x, shelf }, index) => (
        <g key={step} transform={`translate(${x} ${shelf})`}>
          <g transform="translate(0 44) scale(0.92)">{billCounter[index]}</g>
          <circle cx={116} cy={306} r={18} className="on-brand" />
          <Label x={116} y={313} size={20} weight={800} tone="pen" anchor="middle">
            {`${step}`}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
