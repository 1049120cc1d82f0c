import { Rings } from '../../kit/Backdrop.tsx';
import { PersonStanding } from '../../kit/Person.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';
import { Shop } from '../../kit/Shop.tsx';

/** A shop where a customer has come for cash, and the scanner for his finger. */
export function CoreCounter() {
  return (
    <Scene width={480} height={400} ground="mint" grows="above">
      <Rings x={480} y={400} size={360} tone="green-soft" />
      <path d="M0 340H480V400H0z" className="green" opacity={0.28} />
      <Shop x={172} y={66} scale={1.16} hair="bun" clothes="brand" />
      <PersonStanding x={40} y={76} hair="turban" clothes="marigold" scale={1.12} />
      <Scanner x={364} y={234} scale={0.38} />
    </Scene>
  );
}
