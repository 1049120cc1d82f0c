import { Label } from '../shapes/Label.tsx';
import { Shadow } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const hours = Array.from({ length: 12 }, (_, hour) => hour * 30);

/** A station clock at half past ten with its first half hour shaded and measured; x and y are its centre, its rim is 142 away. */
export function StationClock(place: Place) {
  return (
    <At {...place}>
      <g transform="translate(-142 -142)">
        <Shadow width={284} height={284} radius={142} />
      </g>
      <circle r={142} className="deep" />
      <circle r={132} className="letter" />
      <path d="M0 0V-120A120 120 0 010 120z" className="marigold" opacity={0.34} />
      <Label x={60} y={-6} size={44} weight={800} tone="marigold-ink" anchor="middle">
        30
      </Label>
      <Label x={60} y={22} size={25} weight={700} tone="marigold-ink" anchor="middle">
        min
      </Label>
      {hours.map((turn) => (
        <path
          key={turn}
          d="M0-122v16"
          className="stroke-ink"
          strokeWidth={turn % 90 ? 4 : 8}
          transform={`rotate(${turn})`}
        />
      ))}
      <path d="M0 0V-66" className="stroke-ink" strokeWidth={11} transform="rotate(315)" />
      <path d="M0-8V96" className="stroke-brand" strokeWidth={7} />
      <circle r={11} className="brand" />
    </At>
  );
}
