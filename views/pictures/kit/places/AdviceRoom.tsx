import { PersonActing } from '../people/PersonActing.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { OpenRoom } from './OpenRoom.tsx';
import { standing, streetSize } from './streetSize.ts';

const choices = ['Build', 'Buy', 'Keep'];

/** Somebody explains the board of a meeting room, 284 × 380: what to build, buy or keep. */
export const AdviceRoom = (place: Place) => (
  <OpenRoom {...place} wall="blue-soft">
    <WallClock x={80} y={58} />
    <Board x={22} y={92} />
    <LowTable x={24} y={298} />
    <PersonActing
      x={160}
      y={standing - 8}
      scale={streetSize.people}
      clothes="brand"
      skin="skin-deep"
      looks="left"
      hangs="right"
      arms={[
        {
          shoulder: [25, 68],
          elbow: [6, 98],
          wrist: [-9, 78],
          thumb: 'right',
          hand: 'points',
        },
      ]}
    />
  </OpenRoom>
);

const WallClock = (place: Place) => (
  <At {...place}>
    <circle r={17} className="surface" />
    <circle r={17} className="stroke-brand-lift" strokeWidth={3.5} />
    <path d="M0-9V0L6 4" className="stroke-ink" strokeWidth={3} />
  </At>
);

const Board = (place: Place) => (
  <At {...place}>
    <rect width={118} height={146} rx={9} className="surface" />
    <rect width={118} height={146} rx={9} className="stroke-brand-lift" strokeWidth={3.5} />
    {choices.map((choice, index) => (
      <g key={choice} transform={`translate(12 ${27 + index * 46})`}>
        {index ? (
          <circle cx={13} r={11.5} className="stroke-faint" strokeWidth={2.5} />
        ) : (
          <Tick x={13} y={0} size={27} />
        )}
        <Label x={35} y={8} size={22} weight={index ? 600 : 800}>
          {choice}
        </Label>
      </g>
    ))}
  </At>
);

/** Two clay cups on it: the talk takes its time. */
const LowTable = (place: Place) => (
  <At {...place}>
    <path d="M58 10V70M32 72h52" className="stroke-muted" strokeWidth={8} />
    <path d="M20-22h20l-4 22H24zM76-22h20l-4 22H80z" className="skin" />
    <rect y={-1} width={116} height={12} rx={6} className="brand" />
  </At>
);
