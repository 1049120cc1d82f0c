import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { bitSize } from '../../kit/stage/bitSize.ts';
import { Scene } from '../../kit/stage/Scene.tsx';

/** Sellers, each of them paid. */
export function MlmBitStatement() {
  return (
    <Scene {...bitSize} ground="mint">
      <Panel x={20} y={16} width={200} height={118} flat>
        {['Rekha', 'Anil', 'Farida'].map((name, index) => (
          <g key={name} transform={`translate(0 ${index * 39})`}>
            {index > 0 && <path d="M0 .500H200" className="stroke-line" />}
            <Label x={16} y={27} size={21} weight={600}>
              {name}
            </Label>
            <Tick x={172} y={20} size={26} />
          </g>
        ))}
      </Panel>
    </Scene>
  );
}
