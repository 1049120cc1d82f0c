import { PersonSeated } from '../people/PersonSeated.tsx';
import { CodeWindow } from '../screens/CodeWindow.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place, useDrawnScale } from '../stage/At.tsx';
import { OpenRoom, roomPeople } from './OpenRoom.tsx';

const hip = 186;

const readableFrom = 0.7;

/* Her hands rest on what lies on it. */
const desk = hip - 35 * roomPeople;

interface CodeRoomProps extends Place {
  /** Without the tank, where something runs close above the roof. */
  readonly flatRoof?: boolean;
}

/** A developer at a desk, on the wall what she writes, and on the roof the water tank of every house here. */
export const CodeRoom = ({ flatRoof, ...place }: CodeRoomProps) => (
  <At {...place}>
    {!flatRoof && <WaterTank x={206} y={-20} />}
    <OpenRoom x={0} y={0} wall="brand-soft" front={['brand-ink', 'brand-ink']}>
      <WallShelf x={20} y={62} />
      <WallCode x={118} y={14} />
      <DrawerDesk x={86} y={desk} width={172} />
      <Laptop x={123} y={desk} scale={0.9} />
      <TestedPhone x={212} y={desk} />
      <PersonSeated x={50} y={hip} scale={roomPeople} clothes="marigold" />
    </OpenRoom>
  </At>
);

/** What she writes: lines without letters where these would be too small. */
const WallCode = (place: Place) =>
  useDrawnScale() >= readableFrom ? (
    <CodeWindow
      {...place}
      width={216}
      scale={0.64}
      title=""
      size={22}
      flat
      lines={['order.check()', 'order.send()']}
    />
  ) : (
    <At {...place}>
      <rect width={138} height={94} rx={10} className="deep" />
      <path d="M16 24H64M30 70H92" className="stroke-code-string" strokeWidth={8} />
      <path d="M30 47H108" className="stroke-code-number" strokeWidth={8} />
    </At>
  );

const WaterTank = (place: Place) => (
  <At {...place}>
    <path d="M4-8V0M44-8V0" className="stroke-brand-ink" strokeWidth={5} />
    <path d="M0-8V-34q0-5 6-7l8-2v-5h20v5l8 2q6 2 6 7v26z" className="muted" />
    <path d="M1-27H47M1-18H47" className="stroke-on-brand" strokeWidth={1.5} opacity={0.22} />
  </At>
);

const WallShelf = (place: Place) => (
  <At {...place}>
    <path d="M6-26h9V0H6zM27-24h8V0h-8z" className="marigold" />
    <path d="M16-30h10V0H16z" className="green" />
    <path d="M42-1l6-23 8 2-6 22z" className="red" />
    <path d="M0 2H66" className="stroke-brand" strokeWidth={4} />
  </At>
);

/** The floor is 88 below its top. */
const DrawerDesk = ({ width, ...place }: Place & { readonly width: number }) => (
  <At {...place}>
    <path d={`M18 8v80M${width - 14} 8v80`} className="stroke-brand-lift" strokeWidth={7} />
    <path d={`M${width - 58} 8h50v76a4 4 0 01-4 4h-42a4 4 0 01-4-4z`} className="brand-lift" />
    <path
      d={`M${width - 41} 30h16M${width - 41} 58h16`}
      className="stroke-on-brand"
      strokeWidth={3}
    />
    <rect width={width} height={11} rx={5.5} className="brand" />
  </At>
);

const Laptop = (place: Place) => (
  <At {...place}>
    <path d="M0 0l10-40q1-3 4-3h44q4 0 3 3L51 0zM-40 0l4-5h88v5z" className="deep" />
  </At>
);

/** On its stand, where the program runs. */
const TestedPhone = (place: Place) => (
  <At {...place}>
    <path d="M0 0l5-8h16l5 8z" className="brand-ink" />
    <rect y={-43} width={26} height={37} rx={5} className="deep" />
    <rect x={3} y={-40} width={20} height={31} rx={3} className="surface" />
    <Tick x={13} y={-24.5} size={15} />
  </At>
);
