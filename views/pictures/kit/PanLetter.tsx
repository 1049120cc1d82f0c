import { Label } from './Label.tsx';
import { Portrait } from './Portrait.tsx';

/** The specimen PAN card on the letter of an envelope (Envelope.tsx). */
export function PanLetter() {
  return (
    <>
      <path d="M0 44V8a8 8 0 018-8H248a8 8 0 018 8V44z" fill="url(#sheen)" />
      <Label x={20} y={29} size={17} weight={700} tone="on-brand">
        PAN card
      </Label>
      <Label x={236} y={28} size={14} tone="on-brand" anchor="end">
        Specimen
      </Label>
      <Portrait x={48} y={84} size={50} hair="bun" />
      <Label x={88} y={80} size={17} weight={600}>
        Meera Das
      </Label>
      <Label x={88} y={106} size={19} weight={800} spacing={1}>
        ABCPD1234F
      </Label>
    </>
  );
}
