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
      <CounterSign x={40} y={20} step={42} />
      <path d="M0 324H400V400H0z" fill="url(#sheen)" />
      <path d="M0 316H400V332H0z" className="brand-lift" />
      <PersonAtCounter x={153} y={212} scale={0.74} hair="long" clothes="brand" />
      <Scanner x={44} y={236} scale={0.5} />
      <Banknotes x={270} y={271} count={2} value="₹500" scale={0.56} />
    </Scene>
  );
}
