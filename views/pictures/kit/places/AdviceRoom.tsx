import { PersonStanding } from '../people/Person.tsx';
import { PersonActing } from '../people/PersonActing.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place, useDrawnScale } from '../stage/At.tsx';
import { OpenRoom, roomPeople } from './OpenRoom.tsx';

const choices = ['Build', 'Buy', 'Keep'];

/* Below this size its words are lines. */
const readableFrom = 0.7;

const head = 245 - 264 * roomPeople;

/** Two people who stand before the board of a meeting room: what to build, buy or keep. */
export const AdviceRoom = (place: Place) => (
  <OpenRoom {...place} wall="surface" front={['brand', 'brand-lift']}>
    <WallClock x={132} y={28} />
    <Board x={83} y={52} />
    <HighTable x={97} y={184} />
    <PersonStanding x={6} y={head} scale={roomPeople} mirrored={96} clothes="green" hair="long" />
    <PersonActing
      x={192}
      y={head}
      scale={roomPeople}
      clothes="brand"
      skin="skin-deep"
      looks="left"
      hangs="right"
      arms={[
        {
          shoulder: [25, 68],
          elbow: [6, 96],
          wrist: [-11, 75],
          thumb: 'right',
          hand: 'points',
        },
      ]}
    />
  </OpenRoom>
);

const WallClock = (place: Place) => (
  <At {...place}>
    <circle r={13} className="ground" />
    <circle r={13} className="stroke-brand-lift" strokeWidth={3} />
    <path d="M0-7V0L5 3" className="stroke-ink" strokeWidth={2.5} />
  </At>
);

const Board = (place: Place) => {
  const isReadable = useDrawnScale() >= readableFrom;
  return (
    <At {...place}>
      <rect width={98} height={106} rx={7} className="ground" />
      <rect width={98} height={106} rx={7} className="stroke-brand-lift" strokeWidth={3} />
      {choices.map((choice, index) => (
        <g key={choice} transform={`translate(10 ${6 + index * 31})`}>
          {index ? (
            <circle cx={10} cy={16} r={9} className="stroke-faint" strokeWidth={2} />
          ) : (
            <Tick x={10} y={16} size={22} />
          )}
          {isReadable ? (
            <Label x={28} y={22} size={18} weight={index ? 600 : 800}>
              {choice}
            </Label>
          ) : (
            <path d={`M34 16H${74 - index * 8}`} className="stroke-muted" strokeWidth={7} />
          )}
        </g>
      ))}
    </At>
  );
};

/** Two clay cups on it: the talk takes its time. */
const HighTable = (place: Place) => (
  <At {...place}>
    <path d="M38 8V58M18 60h40" className="stroke-muted" strokeWidth={6} />
    <path d="M10-16h14l-3 15H13zM48-16h14l-3 15H51z" className="skin" />
    <rect y={-2} width={76} height={9} rx={4.5} className="brand" />
  </At>
);
