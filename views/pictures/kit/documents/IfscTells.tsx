import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Tick } from '../shapes/Tick.tsx';
import type { Place } from '../stage/At.tsx';

/** What an IFSC tells and what it does not, 464 × 68. */
export function IfscTells(place: Place) {
  return (
    <Panel {...place} width={464} height={68}>
      <Tick x={40} y={34} size={32} />
      <Label x={68} y={41} size={19} weight={600}>
        Bank, branch
      </Label>
      <path d="M228 16V52" className="stroke-line" />
      <circle cx={264} cy={34} r={16} className="red-soft" />
      <Glyph name="x" x={253} y={23} size={22} tone="red" bold />
      <Label x={292} y={41} size={19} weight={600}>
        Account holder
      </Label>
    </Panel>
  );
}
