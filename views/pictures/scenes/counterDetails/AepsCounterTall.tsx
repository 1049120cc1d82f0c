import { Rings } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { CounterSign } from '../../kit/CounterSign.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** The same beside words, larger. */
export function AepsCounterTall() {
  return (
    <Scene width={400} height={400} ground="mint" grows="above">
      <Rings x={0} y={0} size={300} tone="green-soft" />
      <CounterSign x={40} y={20} step={42} />
      <path d="M0 324H400V400H0z" fill="url(#sheen)" />
      <path d="M0 316H400V332H0z" className="brand-lift" />
      <Scanner x={52} y={224} scale={0.68} />
      <Banknotes x={186} y={274} count={3} value="₹500" scale={0.82} />
    </Scene>
  );
}
