import { Label } from '../../kit/shapes/Label.tsx';
import { NumberTag } from '../../kit/shapes/NumberTag.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const waves = [30, 52, 74] as const;

/** A laptop with a 4G data card that has found its network, and the number of the card. */
export function RechargeData() {
  return (
    <Scene width={360} height={320} ground="mint">
      <Rings x={0} y={320} size={300} tone="green-soft" />
      <g transform="translate(20 40)">
        <Shadow width={210} height={168} />
        <rect x={14} width={182} height={124} rx={10} className="deep" />
        <rect x={24} y={10} width={162} height={104} rx={4} fill="url(#sheen)" />
        <path
          d="M56 62h98M105 13c34 30 34 68 0 98-34-30-34-68 0-98z"
          className="stroke-on-brand"
          strokeWidth={4}
        />
        <circle cx={105} cy={62} r={49} className="stroke-on-brand" strokeWidth={4} />
        <path d="M0 124H210V148a10 10 0 01-10 10H10a10 10 0 01-10-10z" className="letter" />
        <path
          d="M.500 124.500H209.500V148a10 10 0 01-10 9.500H10a10 10 0 01-9.500-9.500z"
          className="stroke-line"
        />
        <path d="M80 124h50v6a6 6 0 01-6 6H86a6 6 0 01-6-6z" className="line" />
      </g>
      <g transform="translate(230 160)">
        <path d="M0 10H20V28H0z" className="on-deep-muted" />
        <rect x={18} width={96} height={38} rx={10} className="deep" />
        <Label x={52} y={28} size={24} weight={800} tone="on-deep" anchor="middle">
          4G
        </Label>
        <circle cx={96} cy={19} r={6} className="code-number" />
      </g>
      <g transform="translate(292 136)">
        {waves.map((radius, index) => (
          <path
            key={radius}
            d={`M${-radius * 0.72} ${-radius * 0.72}A${radius} ${radius} 0 01${radius * 0.72} ${-radius * 0.72}`}
            className="stroke-green"
            strokeWidth={8}
            opacity={1 - index * 0.28}
          />
        ))}
        <circle r={8} className="green" />
      </g>
      <NumberTag>81000 XXXXX</NumberTag>
    </Scene>
  );
}
