import { Rings } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { CounterSign } from '../../kit/CounterSign.tsx';
import { PersonAtCounter } from '../../kit/PersonAtCounter.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The same beside words, larger. */
export function AepsCounterTall() {
  return (
    <Scene width={400} height={400} ground="mint" grows="above">
      <Rings x={0} y={0} size={300} tone="green-soft" />
      <CounterSign x={20} y={20} step={42} />
      <path d="M0 324H400V400H0z" fill="url(#sheen)" />
      <path d="M0 316H400V332H0z" className="brand-lift" />
      <PersonAtCounter x={246} y={150} scale={1.14} hair="long" clothes="brand" />
      <Scanner x={40} y={250} scale={0.42} />
      <Banknotes x={124} y={281} count={2} value="₹500" scale={0.46} />
    </Scene>
  );
}
