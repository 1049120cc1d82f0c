import { Photograph } from '../people/Photograph.tsx';
import { Label } from '../shapes/Label.tsx';

/** The specimen PAN card with its photograph on the letter of an envelope (Envelope.tsx). */
export function PanLetter() {
  return (
    <>
      <path d="M0 44V8a8 8 0 018-8H248a8 8 0 018 8V44z" fill="url(#sheen)" />
      <Label x={20} y={29} size={17} weight={700} tone="on-brand">
        PAN card
      </Label>
      <Label x={236} y={29} size={16} tone="on-brand" anchor="end">
        Specimen
      </Label>
      <Label x={20} y={76} size={17} weight={600}>
        Meera Das
      </Label>
      <Label x={20} y={108} size={23} weight={800} spacing={1}>
        ABCPD1234F
      </Label>
      <Photograph x={192} y={54} width={50} height={62} hair="bun" />
    </>
  );
}
