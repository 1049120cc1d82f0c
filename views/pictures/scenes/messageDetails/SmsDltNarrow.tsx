import { Rings } from '../../kit/Backdrop.tsx';
import { DltCard, dltStations } from '../../kit/DltCard.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The same for phones, two and two. */
export function SmsDltNarrow() {
  return (
    <Scene width={400} height={216}>
      <Rings x={400} y={0} size={280} />
      {dltStations.map((station, index) => (
        <DltCard
          key={station.title}
          x={20 + (index % 2) * 186}
          y={24 + Math.floor(index / 2) * 92}
          width={174}
          size={17}
          station={station}
        />
      ))}
    </Scene>
  );
}
