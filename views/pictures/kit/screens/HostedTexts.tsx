import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const texts = [
  ['98300 XXXXX', 'Price of A7?'],
  ['98740 XXXXX', 'Open today?'],
] as const;

/** Texts to a hosted SIM as they arrive by email, with the numbers of their senders, 152 × 196. */
export const HostedTexts = (place: Place) => (
  <Panel {...place} width={152} height={196}>
    <path d="M0 44V16A16 16 0 0116 0H136a16 16 0 0116 16V44z" fill="url(#sheen)" />
    <Glyph name="mail" x={14} y={11} size={22} tone="on-brand" bold />
    <Label x={45} y={28.5} size={18} weight={700} tone="on-brand">
      New texts
    </Label>
    {texts.map(([sender, text], index) => (
      <At key={sender} x={0} y={44 + index * 76}>
        {index > 0 && <path d="M14 0H138" className="stroke-line" strokeWidth={1.5} />}
        <Label x={14} y={33} size={18} weight={700}>
          {sender}
        </Label>
        <Label x={14} y={58} size={18} tone="muted">
          {text}
        </Label>
      </At>
    ))}
  </Panel>
);
