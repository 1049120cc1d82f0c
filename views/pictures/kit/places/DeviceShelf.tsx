import { Scanner } from '../devices/Scanner.tsx';
import { SlipPrinter } from '../devices/SlipPrinter.tsx';
import { Terminal } from '../devices/Terminal.tsx';
import { At, type Place } from '../stage/At.tsx';

/** A board on the wall with a card terminal, a fingerprint scanner and a receipt printer, 150 wide; y is its upper edge. */
export const DeviceShelf = (place: Place) => (
  <At {...place}>
    <Terminal x={14} y={-52} scale={0.135} small>
      <path d="M24 40H144M24 76H104" className="stroke-faint" strokeWidth={16} />
    </Terminal>
    <Scanner x={56} y={-33} scale={0.19} />
    <SlipPrinter x={93} y={-39} scale={0.155} length={160}>
      <path d="M44 52H212M44 92H150" className="stroke-faint" strokeWidth={14} />
    </SlipPrinter>
    <rect width={150} height={8} rx={4} className="brand-lift" />
    <path d="M26 8v10M124 8v10" className="stroke-brand-lift" strokeWidth={4} />
  </At>
);
