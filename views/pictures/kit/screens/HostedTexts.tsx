import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { At, type Place } from '../stage/At.tsx';

const texts = [
  ['98300 XXXXX', 'Price of A7?'],
  ['98740 XXXXX', 'Open today?'],
] as const;

interface HostedTextsProps extends Place {
  readonly count: 1 | 2;
}

/** Texts to a hosted SIM as they arrive by email, with the numbers of their senders, 152 × 128 for one and 84 more for another. */
export const HostedTexts = ({ count, ...place }: HostedTextsProps) => (
  <Panel {...place} width={152} height={44 + 84 * count}>
    <path d="M0 44V16A16 16 0 0116 0H136a16 16 0 0116 16V44z" fill="url(#sheen)" />
    <Glyph name="mail" x={16} y={11} size={22} tone="on-brand" bold />
    <Label x={48} y={28.5} size={17} weight={700} tone="on-brand">
      {count > 1 ? 'New texts' : 'New text'}
    </Label>
    {texts.slice(0, count).map(([sender, text], index) => (
      <At key={sender} x={0} y={44 + index * 84}>
        {index > 0 && <path d="M16 0H136" className="stroke-line" strokeWidth={1.5} />}
        <Label x={16} y={36} size={18} weight={700}>
          {sender}
        </Label>
        <Label x={16} y={62} size={17} tone="muted">
          {text}
        </Label>
      </At>
    ))}
  </Panel>
);
