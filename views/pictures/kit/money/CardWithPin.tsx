import { PinReader } from '../devices/PinReader.tsx';
import { At } from '../stage/At.tsx';
import { CardFace } from './CardFace.tsx';

interface CardWithPinProps {
  /** Where the reader begins; it is 57 wide. */
  readonly reader: number;
}

/** A debit card, and before it the reader whose keys take its PIN, 88 high. */
export const CardWithPin = ({ reader }: CardWithPinProps) => (
  <>
    <At x={0} y={14} scale={0.235}>
      <CardFace tone="sheen" ink="on-brand" groups={0} />
    </At>
    <PinReader x={reader} y={0} scale={0.354} small flat>
      <path d="M28 24h73" className="stroke-ink" strokeWidth={14} strokeDasharray="0 24" />
    </PinReader>
  </>
);
