import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CardInSlotProps extends Place {
  /** The last digits, where they are large enough to read. */
  readonly digits?: string;
  /** How much of it is seen. */
  readonly seen?: number;
}

/** A debit card upright in a slot, 123 wide; x and y are the left end of the slot. */
export const CardInSlot = ({ digits, seen = 136, ...place }: CardInSlotProps) => (
  <At {...place}>
    <path d={`M0 0H123V${seen - 10}a10 10 0 01-10 10H10a10 10 0 01-10-10z`} fill="url(#sheen)" />
    <path
      d={`M70 ${seen}a62 62 0 00-70-62v52a10 10 0 0010 10z`}
      className="on-brand"
      opacity={0.1}
    />
    <path d="M0 0H123V7H0z" className="shade" />
    {digits && (
      <At x={76} y={18} turn={90}>
        <Label x={0} y={0} size={18.5} weight={600} tone="on-brand" spacing={1}>
          {`•••• ${digits}`}
        </Label>
        <Label x={0} y={42} size={18} weight={700} tone="on-brand">
          Debit
        </Label>
      </At>
    )}
  </At>
);
