import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';
import { Truck } from '../../kit/things/Truck.tsx';

const conditions = ['Balance', 'Signature', 'Delivery'];

/** A contract that has checked two conditions, and the lorry outside that it cannot see. */
export function WhatASmartContractCannotKnow() {
  return (
    <Cover ground="deep" motif={[346, 42, 294]}>
      <Panel x={32} y={40} width={280} height={280}>
        <path d="M0 64V16A16 16 0 0116 0H264a16 16 0 0116 16V64z" fill="url(#sheen)" />
        <Label x={24} y={41} size={24} weight={700} tone="on-brand">
          Contract
        </Label>
        {conditions.map((condition, index) => {
          const y = 100 + index * 72;
          return (
            <g key={condition}>
              {index > 0 && <path d={`M24 ${y - 36}H256`} className="stroke-line" />}
              <Label x={24} y={y + 9} size={26} weight={600}>
                {condition}
              </Label>
              {index < 2 ? (
                <Tick x={234} y={y} size={44} />
              ) : (
                <circle
                  cx={234}
                  cy={y}
                  r={20}
                  className="stroke-marigold"
                  strokeWidth={4}
                  strokeDasharray="1 9"
                />
              )}
            </g>
          );
        })}
      </Panel>
      <path d="M360 23V329" className="stroke-brand-lift" strokeWidth={6} strokeDasharray="18 18" />
      <Connector from={[312, 284]} to={[360, 284]} tone="marigold" dashed />
      <Label x={496} y={152} size={136} weight={800} tone="marigold" anchor="middle">
        ?
      </Label>
      <path d="M392 312H604" className="stroke-brand-lift" strokeWidth={32} opacity={0.4} />
      <Truck x={388} y={192} scale={1.02} />
    </Cover>
  );
}
