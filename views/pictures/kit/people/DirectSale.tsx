import { At } from '../stage/At.tsx';
import { Rings } from '../stage/Backdrop.tsx';
import { type LawProps, lawSize } from '../stage/lawSize.ts';
import { Scene } from '../stage/Scene.tsx';
import { Carton } from '../things/Carton.tsx';
import { PersonActing } from './PersonActing.tsx';

/* Both stand behind the table, which cuts them above the wrist of the arm that hangs. */
const scale = 1.5;
const hold = { shoulder: [71, 70], elbow: [80, 101], wrist: [101, 93], thumb: 'left' } as const;

/** A seller and a customer at a table, and between them the carton that she sells: a hand of each is on it. */
export function DirectSale({ size }: LawProps) {
  const { width } = lawSize[size];
  const middle = width / 2;
  return (
    <Scene {...lawSize[size]} ground="mint">
      <Rings x={middle} y={180} size={240} tone="green-soft" />
      <Carton x={middle - 57} y={58} scale={1.1} tone="marigold">
        ₹1,200
      </Carton>
      <PersonActing
        x={middle - 220}
        y={8}
        scale={scale}
        hair="bun"
        clothes="brand"
        looks="right"
        hangs="left"
        arms={[hold]}
      />
      <At x={middle + 220 - 96 * scale} y={8} mirrored={96 * scale}>
        <PersonActing
          x={0}
          y={0}
          scale={scale}
          skin="skin-deep"
          clothes="green"
          looks="right"
          hangs="left"
          arms={[hold]}
        />
      </At>
      <path d={`M0 164H${width}V192H0z`} className="green-soft" />
      <path d={`M0 164H${width}V172H0z`} className="green" opacity={0.35} />
    </Scene>
  );
}
