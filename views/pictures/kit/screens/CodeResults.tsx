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

/** The small answer about a mobile number: it is in service, and was ported, 174 × 84. */
export const NumberResult = (place: Place) => (
  <Panel {...place} width={174} height={84}>
    <Label x={16} y={33} size={19} weight={800}>
      98300XXXXX
    </Label>
    <Pill x={12} y={46} tone="green" size={14}>
      Active
    </Pill>
    <Pill x={88} y={46} tone="brand" size={14}>
      Ported
    </Pill>
  </Panel>
);

/** The small answer about the code of a branch: two of the ways to pay into it, 174 × 84. */
export const IfscResult = (place: Place) => (
  <Panel {...place} width={174} height={84}>
    <Label x={16} y={33} size={19} weight={800}>
      ABCD0123456
    </Label>
    <Pill x={12} y={46} size={14} tone="green">
      NEFT
    </Pill>
    <Pill x={88} y={46} size={14} tone="green">
      RTGS
    </Pill>
  </Panel>
);
