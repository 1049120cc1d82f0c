import { Label } from '../../kit/shapes/Label.tsx';
import { Shadow } from '../../kit/shapes/Panel.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const slots = [0, 1, 2, 3, 4, 5, 6];

/** A radio that names a short number. */
export function InboundShortCode() {
  return (
    <Scene width={360} height={264} ground="warm">
      <path d="M252 96L320 24" className="stroke-faint" strokeWidth={5} />
      <circle cx={322} cy={22} r={7} className="marigold" />
      <g transform="translate(36 92)">
        <Shadow width={288} height={148} radius={24} />
        <rect width={288} height={148} rx={24} className="marigold" />
        <rect x={16} y={16} width={256} height={116} rx={16} className="on-brand" opacity={0.28} />
        <circle cx={72} cy={74} r={46} className="deep" />
        {slots.map((slot) => (
          <path
            key={slot}
            d={`M${48 + slot * 8} ${74 - 30 + Math.abs(slot - 3) * 4}V${74 + 30 - Math.abs(slot - 3) * 4}`}
            className="stroke-on-deep-muted"
            strokeWidth={3}
          />
        ))}
        <rect x={136} y={32} width={132} height={56} rx={8} className="deep" />
        <Label x={202} y={71} size={32} weight={800} tone="code-number" anchor="middle">
          567XX
        </Label>
        <circle cx={156} cy={110} r={11} className="deep" />
        <path d="M180 110H264" className="stroke-deep" strokeWidth={4} />
        <circle cx={222} cy={110} r={8} className="deep" />
      </g>
      <g transform="translate(24 10)">
        <path
          d="M16 0H176a16 16 0 0116 16v28a16 16 0 01-16 16H92L72 78V60H16A16 16 0 010 44V16A16 16 0 0116 0z"
          className="letter"
        />
        <Label x={96} y={38} size={20} weight={700} anchor="middle">
          “Text VOTE to …”
        </Label>
      </g>
    </Scene>
  );
}
