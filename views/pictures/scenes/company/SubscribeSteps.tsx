import { feedStations } from '../../kit/screens/feedStations.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { StationArrow } from '../../kit/stage/StationCard.tsx';

/** A little to the right of where each column of words begins below. */
const places = [8, 314, 620, 926] as const;

/** Each device goes on below the picture. */
const scale = 1.12;
const height = 296;
const top = height - 236 * scale;

/** Half-way between one thing and the next. */
const arrows = [294, 600, 906] as const;

/** The way of a feed into a reader, as one line from thing to thing. */
export const SubscribeSteps = () => (
  <Scene width={1200} height={height} ground="sand">
    <Dots x={24} y={24} size={1152} rows={16} tone="marigold-soft" />
    <path d="M120 148H1040" className="stroke-marigold" strokeWidth={4} />
    {places.map((x, index) => (
      <At key={x} x={x} y={top} scale={scale}>
        {feedStations[index]}
      </At>
    ))}
    {arrows.map((x) => (
      <StationArrow key={x} x={x} y={148} scale={1.25} />
    ))}
  </Scene>
);
