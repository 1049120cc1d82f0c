import { DeskPhone } from '../../kit/devices/DeskPhone.tsx';
import { PenText } from '../../kit/shapes/PenText.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Floor } from '../../kit/stage/Floor.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { WallClock } from '../../kit/things/WallClock.tsx';
import { closingSize } from './closingSize.ts';

/** How the slips on the spike are turned, the lowest first. */
const slips = [
  [-12, 38],
  [9, 28],
  [-5, 16],
  [6, 6],
  [-3, 0],
] as const;

/** A task that takes too long: orders by telephone, on slips, and the time that goes by. */
export function SoftwareClosing() {
  return (
    <Scene {...closingSize} ground="warm">
      <Rings x={440} y={0} size={340} tone="marigold-soft" />
      <Floor width={440} height={400} y={330} />
      <WallClock x={336} y={104} scale={1.75} />
      <ellipse cx={140} cy={356} rx={74} ry={14} className="deep" />
      {slips.map(([turn, down]) => (
        <g key={turn} className="sheet" transform={`translate(140 ${236 + down}) rotate(${turn})`}>
          <rect x={-104} y={-56} width={208} height={124} rx={6} className="shade" />
          <rect x={-104} y={-62} width={208} height={124} rx={6} className="paper" />
          <rect x={-104} y={-62} width={208} height={124} rx={6} className="stroke-line" />
        </g>
      ))}
      <g transform="translate(140 236) rotate(-3)">
        <PenText x={-84} y={1} size={26}>
          A. Sen, Howrah
        </PenText>
        <PenText x={-84} y={46} size={32} crossed={52}>
          120
        </PenText>
        <PenText x={-14} y={46} size={32} second>
          210
        </PenText>
      </g>
      <Spike />
      <DeskPhone x={266} y={254} />
    </Scene>
  );
}

/* Where it goes through the uppermost slip, whose torn edge hides the rest of it. */
const Spike = () => (
  <g transform="translate(140 192)">
    <ellipse rx={12} ry={5} className="deep" opacity={0.38} />
    <path d="M-4-82L0-104 4-82V4.800Q0 5.300-4 4.800z" className="brand" />
  </g>
);
