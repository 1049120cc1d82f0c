import { Scanner } from '../../kit/devices/Scanner.tsx';
import { CounterSign } from '../../kit/documents/CounterSign.tsx';
import { Banknotes } from '../../kit/money/Banknotes.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** A banking counter: the sign that the bank's rules ask for, and below it who keeps it, with the scanner and the cash. */
export function AepsCounter() {
  return (
    <Scene width={400} height={304} ground="mint" grows="above">
      <Rings x={0} y={0} size={300} tone="green-soft" />
      <CounterSign x={28} y={10} step={24} />
      <path d="M0 248H400V304H0z" fill="url(#sheen)" />
      <path d="M0 240H400V256H0z" className="brand-lift" />
      <PersonAtCounter x={272} y={151} scale={0.7} hair="bun" clothes="red" />
      <Scanner x={44} y={188} scale={0.38} />
      <Banknotes x={120} y={204} count={2} value="₹500" scale={0.46} />
    </Scene>
  );
}
