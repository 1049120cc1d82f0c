import { PinReader } from '../devices/PinReader.tsx';
import { Banknotes } from '../money/Banknotes.tsx';
import { Arm } from '../people/Arm.tsx';
import { PersonAtCounter } from '../people/PersonAtCounter.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CashOverCounterProps extends Place {
  /** All is a little closer together, and the customer's hand is outside the picture. */
  readonly near?: boolean;
}

/** A card is in the reader on its stand, and the keeper of a shop gives the notes to a customer whose hand comes for them, 640 wide; the counter's edge is at 300. */
export const CashOverCounter = ({ near, ...place }: CashOverCounterProps) => (
  <At {...place}>
    <path d="M-200 316H900V560H-200z" fill="url(#sheen)" />
    <path d="M-200 300H900V324H-200z" className="brand-lift" />
    <PersonAtCounter
      x={near ? 222 : 236}
      y={near ? 39.6 : 34}
      scale={near ? 1.86 : 1.9}
      hair="turban"
      clothes="deep-lift"
      looks="left"
      gives={
        <Banknotes
          x={near ? -66 : -73}
          y={near ? -45 : -50}
          turn={3}
          count={4}
          value="₹500"
          scale={near ? 0.385 : 0.42}
        />
      }
    />
    <At x={near ? 491 : 520} y={near ? 140 : 128} scale={near ? 0.58 : 0.62}>
      <path d="M56 200H104L120 292H40z" className="deep-lift" />
      <path d="M38 232H122V290H38z" fill="url(#sheen)" />
      <path d="M66 270H110" className="stroke-on-brand" strokeWidth={6} strokeDasharray="0 14" />
      <PinReader x={0} y={0} small>
        <path d="M28 24H104" className="stroke-ink" strokeWidth={14} strokeDasharray="0 24" />
      </PinReader>
      <rect x={14} y={284} width={132} height={22} rx={8} className="deep" />
    </At>
    {!near && (
      <At x={0} y={0} scale={3.8}>
        <Arm
          shoulder={[-24, 112]}
          elbow={[-12, 100]}
          wrist={[12, 84]}
          clothes="green"
          skin="skin-deep"
          cuff="green"
          thumb="left"
        />
      </At>
    )}
  </At>
);
