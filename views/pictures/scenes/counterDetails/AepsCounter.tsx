import { Rings } from '../../kit/Backdrop.tsx';
import { Banknotes } from '../../kit/Banknotes.tsx';
import { CounterSign } from '../../kit/CounterSign.tsx';
import { Scanner } from '../../kit/Scanner.tsx';
import { Scene } from '../../kit/Scene.tsx';

/** A banking counter: the sign that the bank's rules ask for, and below it the scanner and the cash. */
export function AepsCounter() {
  return (
    <Scene width={400} height={336} ground="mint" grows="above">
      <Rings x={0} y={0} size={300} tone="green-soft" />
      <CounterSign x={40} y={20} step={31} />
      <path d="M0 268H400V336H0z" fill="url(#sheen)" />
      <path d="M0 260H400V276H0z" className="brand-lift" />
      <Scanner x={56} y={188} scale={0.56} />
      <Banknotes x={192} y={226} count={3} value="₹500" scale={0.7} />
    </Scene>
  );
}
