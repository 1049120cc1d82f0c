import { Rings } from '../../kit/Backdrop.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Shop } from '../../kit/Shop.tsx';

/** A shop with a fingerprint scanner on its counter. */
export function AboutCounter() {
  return (
    <Scene width={480} height={400} ground="mint">
      <Rings x={0} y={400} size={360} tone="green-soft" />
      <path d="M0 336H480V400H0z" className="green" opacity={0.28} />
      <Shop x={84} y={36} scale={1.26} hair="turban" clothes="green">
        <Scanner x={168} y={106} scale={0.28} />
      </Shop>
    </Scene>
  );
}
