import { Rings } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { CounterSign } from '../../kit/CounterSign.tsx';
import { PersonAtCounter } from '../../kit/PersonAtCounter.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A banking counter: the sign that the bank's rules ask for, and below it who keeps it, with the scanner and the cash. */
export function AepsCounter() {
  return (
    <Scene width={400} height={304} ground="mint" grows="above">
      <Rings x={0} y={0} size={300} tone="green-soft" />
      <CounterSign x={20} y={16} step={28} />
      <path d="M0 248H400V304H0z" fill="url(#sheen)" />
      <path d="M0 240H400V256H0z" className="brand-lift" />
      <PersonAtCounter x={262} y={108.5} scale={0.9} hair="long" clothes="brand" />
      <Scanner x={44} y={186} scale={0.36} />
      <Banknotes x={120} y={204} count={2} value="₹500" scale={0.46} />
    </Scene>
  );
}
