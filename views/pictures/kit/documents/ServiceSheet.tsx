import { Avatar } from '../people/Avatar.tsx';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Tick } from '../shapes/Tick.tsx';
import { At, type Place } from '../stage/At.tsx';
import { PaperDocument } from './PaperDocument.tsx';
import { Signature } from './Signature.tsx';

const services = [
  ['phone', 'Mobile', 'brand-soft'],
  ['tv', 'DTH', 'marigold-soft'],
  ['wifi', 'Data card', 'green-soft'],
] as const;

/** Below the head, and from one service to the next. */
const top = 100;
const pitch = 56;

/** A sheet with the services that one customer has agreed, 320 × 400: each with its tick, and the signature at 322; below it the sheet is empty, so that the edge of a picture can cut it. */
export const ServiceSheet = (place: Place) => (
  <PaperDocument {...place} width={320} height={400}>
    <Avatar x={51} y={51} size={54} glyph="code" tone="brand" square />
    <Label x={92} y={45} size={18} tone="muted">
      Recharge API
    </Label>
    <Label x={92} y={73} size={25} weight={800}>
      Your services
    </Label>
    {services.map(([glyph, service, ground], index) => (
      <At key={service} x={24} y={top + index * pitch}>
        <path d="M0 .500H272" className="stroke-line" />
        <rect y={9} width={38} height={38} rx={10} className={ground} />
        <Glyph name={glyph} x={7} y={16} tone="brand-ink" />
        <Label x={54} y={pitch / 2 + 7.5} size={21} weight={600}>
          {service}
        </Label>
        <Tick x={256} y={pitch / 2} size={32} />
      </At>
    ))}
    <path d={`M24 ${top + 3 * pitch}.500H296`} className="stroke-line" />
    <Label x={24} y={315} size={18} tone="muted">
      Signed
    </Label>
    <path d="M142 321.500H296" className="stroke-faint" strokeWidth={2} />
    <Signature x={162} y={279} />
  </PaperDocument>
);
