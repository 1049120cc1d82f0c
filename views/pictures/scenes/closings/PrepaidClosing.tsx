import { cardLoads } from '../../kit/money/cardLoads.ts';
import { PersonStanding } from '../../kit/people/Person.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** A team, each with a card, and above each what is loaded on it. */
export function PrepaidClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={220} y={200} size={340} tone="marigold-soft" />
      <path d="M0 352H440V400H0z" className="marigold-soft" />
      {cardLoads.map(([name, , amount, hair, clothes], index) => (
        <g key={name} transform={`translate(${20 + index * 136} 0)`}>
          <Panel x={4} y={24} width={120} height={48} radius={24}>
            <Label x={60} y={32} size={22} weight={800} anchor="middle">
              {amount}
            </Label>
          </Panel>
          {/* The outer two turn to the middle one, who holds his card up. */}
          <g transform={index === 2 ? 'translate(128 0) scale(-1 1)' : ''}>
            <PersonStanding
              x={14}
              y={92}
              scale={1.04}
              hair={hair}
              clothes={clothes}
              card="brand"
              raised={index === 1}
              looks={index === 1 ? undefined : index ? 'left' : 'right'}
            />
          </g>
        </g>
      ))}
    </Scene>
  );
}
