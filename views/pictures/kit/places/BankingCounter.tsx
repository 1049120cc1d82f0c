import { Scanner } from '../devices/Scanner.tsx';
import { CounterSign } from '../documents/CounterSign.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { PersonAtCounter } from '../people/PersonAtCounter.tsx';

interface BankingCounterProps {
  /** From line to line of the sign. */
  readonly step: number;
  /** Where the edge of the counter is. */
  readonly edge: number;
}

/** A banking counter, 400 wide: the sign that the bank’s rules ask for, and below it who keeps it, with the scanner and the cash. */
export const BankingCounter = ({ step, edge }: BankingCounterProps) => (
  <>
    <CounterSign x={28} y={16} step={step} />
    <path d={`M-400 ${edge}H800V${edge + 400}H-400z`} fill="url(#sheen)" />
    <path d={`M-400 ${edge - 8}H800V${edge + 10}H-400z`} className="brand-lift" />
    <PersonAtCounter x={134} y={edge - 142} scale={1.01} hair="bun" clothes="red" />
    <Scanner x={28} y={edge - 92} scale={0.58} />
    <Banknotes x={282} y={edge - 40} count={2} value="₹500" scale={0.48} />
  </>
);
