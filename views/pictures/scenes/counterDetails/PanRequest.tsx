import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Tick } from '../../kit/Tick.tsx';

const requests = ['New PAN', 'Correction', 'Reprint'];

/** The choice of a request, and the scanner on which the applicant’s Aadhaar is authenticated. */
export function PanRequest() {
  return (
    <Scene width={400} height={400} ground="brand">
      <Rings x={400} y={0} size={320} tone="brand-lift" />
      <Panel x={32} y={28} width={336} height={216}>
        {requests.map((request, index) => {
          const isChosen = index === 0;
          return (
            <g key={request} transform={`translate(20 ${20 + index * 60})`}>
              <rect
                width={296}
                height={52}
                rx={8}
                className={isChosen ? 'brand-soft' : 'surface-2'}
              />
              <circle
                cx={28}
                cy={26}
                r={10}
                className={isChosen ? 'stroke-brand' : 'stroke-faint'}
                strokeWidth={2.5}
              />
              {isChosen && <circle cx={28} cy={26} r={5} className="brand" />}
              <Label x={54} y={33} size={19} weight={isChosen ? 700 : 500}>
                {request}
              </Label>
            </g>
          );
        })}
      </Panel>
      <Panel x={112} y={276} width={256} height={92}>
        <Label x={76} y={40} size={16} tone="muted">
          Aadhaar
        </Label>
        <Label x={76} y={66} size={18} weight={700}>
          Authenticated
        </Label>
        <Tick x={224} y={46} size={32} />
      </Panel>
      <Scanner x={28} y={216} scale={0.96} />
    </Scene>
  );
}
