import { DockedReader } from '../devices/DockedReader.tsx';
import { GivingKeeper } from '../people/GivingKeeper.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CashOverCounterProps extends Place {
  /** It is drawn large enough for digits on the keys of the reader. */
  readonly digits?: boolean;
}

/** A card is in the reader on its dock, and the keeper of a shop hands the notes to a customer, 640 wide; the counter's edge is at 300. */
export const CashOverCounter = ({ digits = false, ...place }: CashOverCounterProps) => (
  <At {...place}>
    <path d="M-200 316H900V560H-200z" fill="url(#sheen)" />
    <path d="M-200 300H900V326H-200z" className="brand-lift" />
    <path
      d="M-78 344H96V384H-78zM120 344H294V384H120zM318 344H492V384H318zM516 344H690V384H516z"
      className="stroke-on-brand"
      strokeWidth={2}
      opacity={0.25}
    />
    <At x={-57} y={0}>
      <GivingKeeper />
    </At>
    <DockedReader x={490} y={84} scale={0.72} digits={digits} />
  </At>
);
