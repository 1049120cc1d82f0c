import { PersonSeated } from '../people/PersonSeated.tsx';
import { CodeWindow } from '../screens/CodeWindow.tsx';
import { At, type Place } from '../stage/At.tsx';
import { OpenRoom } from './OpenRoom.tsx';
import { streetSize } from './streetSize.ts';

const { people } = streetSize;
const hip = 372 - 67 * people;
/* Her hands rest on what lies on it. */
const desk = hip - 35 * people;

/** A developer at a desk, 284 × 380, and on the wall what she writes. */
export const CodeRoom = (place: Place) => (
  <OpenRoom {...place} wall="brand-soft">
    <WallShelf x={26} y={96} />
    <WallCode x={109} y={50} />
    <DrawerDesk x={106} y={desk} width={160} />
    <Laptop x={158} y={desk} scale={1.22} />
    <PersonSeated x={58} y={hip} scale={people} clothes="marigold" />
  </OpenRoom>
);

/** What she writes. */
const WallCode = (place: Place) => (
  <CodeWindow
    {...place}
    width={214}
    scale={0.73}
    title=""
    size={22}
    flat
    lines={['order.check()', 'order.send()']}
  />
);

const WallShelf = (place: Place) => (
  <At {...place}>
    <path d="M6-26h9V0H6zM27-24h8V0h-8z" className="marigold" />
    <path d="M16-30h10V0H16z" className="green" />
    <path d="M42-1l6-23 8 2-6 22z" className="red" />
    <path d="M0 2H66" className="stroke-brand" strokeWidth={4} />
  </At>
);

/** The floor is 122 below its top. */
const DrawerDesk = ({ width, ...place }: Place & { readonly width: number }) => (
  <At {...place}>
    <path d={`M18 8v114M${width - 14} 8v114`} className="stroke-brand-lift" strokeWidth={7} />
    <path d={`M${width - 58} 8h50v110a4 4 0 01-4 4h-42a4 4 0 01-4-4z`} className="brand-lift" />
    <path
      d={`M${width - 41} 36h16M${width - 41} 74h16`}
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
