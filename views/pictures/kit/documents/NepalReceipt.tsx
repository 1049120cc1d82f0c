import { Label } from '../shapes/Label.tsx';
import { PenText } from '../shapes/PenText.tsx';
import { At, type Place } from '../stage/At.tsx';

/* Its lower edge is torn. */
const sheet = (height: number) =>
  `M0 6a6 6 0 016-6H270a6 6 0 016 6V${height}${'l-11.500-9l-11.500 9'.repeat(12)}z`;

const dashes = { className: 'stroke-faint', strokeWidth: 1.5, strokeDasharray: '2 6' } as const;

const amounts = [
  ['Sent', '₹15,000', 240],
  ['Receives', 'NPR 24,000', 276],
] as const;

interface NepalReceiptProps extends Place {
  /** It ends below the name, for a low picture. */
  readonly short?: true;
}

/** The receipt of a transfer to Nepal, 276 × 318, or 210 where it is short: its number, underlined, and the receiver’s name, which a pen corrects. */
export const NepalReceipt = ({ short, ...place }: NepalReceiptProps) => {
  const edge = sheet(short ? 210 : 318);
  return (
    <At {...place}>
      <path d={edge} className="shade" filter="url(#soft)" transform="translate(0 14)" />
      <path d={edge} className="paper" />
      <path d={edge} className="stroke-line" />
      <Label x={138} y={44} size={20} weight={700} anchor="middle">
        Transfer to Nepal
      </Label>
      <path d={`M20 62H256${short ? '' : 'M20 206H256'}`} {...dashes} />
      <Entry label="Receipt" value="NP72XX316" y={92} />
      <path d="M151 101Q184 97 214 100T257 99" className="stroke-marigold" strokeWidth={4} />
      <Entry label="Receiver" value="Sunita Tapa" y={138} crossed />
      <PenText x={256} y={178} size={26} anchor="end">
        Sunita Thapa
      </PenText>
      {!short &&
        amounts.map(([label, value, y]) => <Entry key={label} label={label} value={value} y={y} />)}
    </At>
  );
};

interface EntryProps {
  readonly label: string;
  readonly value: string;
  readonly y: number;
  readonly crossed?: true;
}

const Entry = ({ label, value, y, crossed }: EntryProps) => (
  <>
    <Label x={20} y={y} size={17} tone="muted">
      {label}
    </Label>
    <Label x={256} y={y} size={18} weight={700} tone={crossed ? 'muted' : 'ink'} anchor="end">
      {value}
    </Label>
    {crossed && (
      <path d={`M148 ${y - 4}q32-6 62-2t50-3`} className="stroke-red" strokeWidth={2.5} />
    )}
  </>
);
