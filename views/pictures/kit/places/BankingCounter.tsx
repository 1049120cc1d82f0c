import { Scanner } from '../devices/Scanner.tsx';
import { CounterSign } from '../documents/CounterSign.tsx';
import { PersonAtCounter } from '../people/PersonAtCounter.tsx';
import { Registers } from '../things/Registers.tsx';

interface BankingCounterProps {
  /** Where the edge of the counter is. */
  readonly edge: number;
}

/** A banking counter, 400 wide: the sign that the bank’s rules ask for, and below it who keeps it, with the scanner and the registers. */
export const BankingCounter = ({ edge }: BankingCounterProps) => (
  <>
    <CounterSign x={56} y={20} />
    <path d={`M-400 ${edge}H800V${edge + 400}H-400z`} fill="url(#sheen)" />
    <path d={`M-400 ${edge - 8}H800V${edge + 10}H-400z`} className="brand-lift" />
    <PersonAtCounter x={128} y={edge - 157} scale={1.12} hair="bun" clothes="red" />
    <Scanner x={24} y={edge - 94} scale={0.58} />
    <Registers x={285} y={edge - 52} scale={0.68} />
  </>
);
