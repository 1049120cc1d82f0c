import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { SplitCode } from '../shapes/SplitCode.tsx';
import type { Place } from '../stage/At.tsx';

/** A pincode in its parts, in the colours that these have on the page, 360 × 144. */
export const PincodeResult = (place: Place) => (
  <Panel {...place} width={360} height={144}>
    <Glyph name="pin" x={24} y={19} size={26} tone="brand" />
    <Label x={60} y={39} size={19} weight={700}>
      Kolkata GPO
    </Label>
    <SplitCode
      x={24}
      y={58}
      meaningSize={15}
      parts={[
        ['7', 'Zone', 'brand'],
        ['0', 'Sub-zone', 'marigold'],
        ['0', 'Sorting', 'green'],
        ['001', 'Post office', 'brand'],
      ]}
    />
  </Panel>
);

const ways = [
  ['NEFT', 24],
  ['RTGS', 104],
  ['IMPS', 182],
  ['UPI', 258],
] as const;

/** A branch and the ways to pay into it, 360 × 128. */
export const IfscResult = (place: Place) => (
  <Panel {...place} width={360} height={128}>
    <Glyph name="bank" x={24} y={21} size={28} tone="brand" />
    <Label x={64} y={35} size={19} weight={700}>
      ABCD0123456
    </Label>
    <Label x={64} y={58} size={16} tone="muted">
      Your bank’s branch
    </Label>
    {ways.map(([way, x]) => (
      <Pill key={way} x={x} y={78} size={16} tone="green">
        {way}
      </Pill>
    ))}
  </Panel>
);
