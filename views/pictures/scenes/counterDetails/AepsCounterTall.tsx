import { Scanner } from '../../kit/devices/Scanner.tsx';
import { CounterSign } from '../../kit/documents/CounterSign.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** The same beside words, larger. */
export function AepsCounterTall() {
  return (
    <Scene width={400} height={400} ground="mint" grows="above">
      <Rings x={0} y={0} size={300} tone="green-soft" />
      <CounterSign x={28} y={20} step={32} />
      <path d="M0 320H400V400H0z" fill="url(#sheen)" />
      <path d="M0 316H400V332H0z" className="brand-lift" />
      <PersonAtCounter x={244} y={182} scale={0.98} hair="bun" clothes="red" />
      <Scanner x={36} y={242} scale={0.5} />
      <Banknotes x={128} y={278} count={2} value="₹500" scale={0.52} />
    </Scene>
  );
}
