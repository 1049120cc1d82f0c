import { Rings } from '../../kit/Backdrop.tsx';
import { Label } from '../../kit/Label.tsx';
import { Shadow } from '../../kit/Panel.tsx';
import { Scene } from '../../kit/Scene.tsx';

const waves = [34, 58, 82] as const;

/** A data card for a laptop, with the network that it has found. */
export function RechargeData() {
  return (
    <Scene width={360} height={320} ground="mint">
      <Rings x={0} y={320} size={300} tone="green-soft" />
      <g transform="translate(60 206) rotate(-24)">
        <Shadow width={190} height={84} radius={18} />
        <path d="M184 18h54v48h-54z" className="on-deep-muted" />
        <path d="M200 28h14v10h-14zm0 18h14v10h-14z" className="deep" />
        <rect width={190} height={84} rx={18} className="letter" />
        <rect x={0.5} y={0.5} width={189} height={83} rx={17.5} className="stroke-line" />
        <rect x={20} y={20} width={60} height={44} rx={10} fill="url(#sheen)" />
        <Label x={50} y={51} size={24} weight={800} tone="on-brand" anchor="middle">
          4G
        </Label>
        <circle cx={160} cy={42} r={9} className="green" />
      </g>
      <g transform="translate(118 150)">
        {waves.map((radius, index) => (
          <path
            key={radius}
            d={`M${-radius * 0.72} ${-radius * 0.72}A${radius} ${radius} 0 01${radius * 0.72} ${-radius * 0.72}`}
            className="stroke-green"
            strokeWidth={8}
            opacity={1 - index * 0.28}
          />
        ))}
        <circle r={9} className="green" />
      </g>
    </Scene>
  );
}
