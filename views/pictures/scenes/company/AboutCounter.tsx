import { Scanner } from '../../kit/devices/Scanner.tsx';
import { PersonReaching } from '../../kit/people/PersonReaching.tsx';
import { Shop } from '../../kit/places/Shop.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/* The customer and the shop are as large as each other, and stand on one floor. */
const stand = { y: 36, scale: 1.3 } as const;
const floor = stand.y + 264 * stand.scale;

/** A customer whose finger is read by the scanner on the counter of a small shop. */
export function AboutCounter() {
  return (
    <Scene width={480} height={400} ground="mint">
      <Rings x={0} y={400} size={360} tone="green-soft" />
      <path d="M0 352H480V400H0z" className="green" opacity={0.22} />
      <ellipse cx={78} cy={floor} rx={62} ry={6} className="deep" opacity={0.14} />
      <ellipse cx={298} cy={floor} rx={170} ry={7} className="deep" opacity={0.14} />
      <Shop x={142} {...stand} hair="turban" clothes="green" looks="left" fascia>
        <Scanner x={14} y={108} scale={0.26} />
      </Shop>
      <PersonReaching x={18} {...stand} hair="bun" clothes="red" hand="points" />
    </Scene>
  );
}
