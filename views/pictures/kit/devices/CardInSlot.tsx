import { Label } from '../shapes/Label.tsx';
import { At, type Place } from '../stage/At.tsx';

interface CardInSlotProps extends Place {
  /** The last digits, where they are large enough to read. */
  readonly digits?: string;
}

/** A debit card upright in a slot, 123 × 136 of it seen; x and y are the left end of the slot. */
export const CardInSlot = ({ digits, ...place }: CardInSlotProps) => (
  <At {...place}>
    <path d="M0 0H123V126a10 10 0 01-10 10H10A10 10 0 010 126z" fill="url(#sheen)" />
    <path d="M70 136a62 62 0 00-70-62V126a10 10 0 0010 10z" className="on-brand" opacity={0.1} />
    <path d="M0 0H123V7H0z" className="shade" />
    {digits ? (
      <At x={76} y={18} turn={90}>
        <Label x={0} y={0} size={18.5} weight={600} tone="on-brand" spacing={1}>
          {`•••• ${digits}`}
        </Label>
        <Label x={0} y={42} size={18} weight={700} tone="on-brand">
          Debit
        </Label>
      </At>
    ) : (
      <path d="M84 22V112" className="stroke-on-brand" strokeWidth={7} strokeDasharray="0 13" />
    )}
  </At>
);
