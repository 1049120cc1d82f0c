import type { Tone } from '../../palette.ts';
import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill, pillWidth } from '../shapes/Pill.tsx';
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
      width={312}
      meaningSize={15}
      parts={[
        ['7', 'Zone', 'brand'],
        ['0', 'Sub-zone', 'marigold'],
        ['0', 'Sorting', 'green'],
        ['001', 'Post office', 'blue'],
      ]}
    />
  </Panel>
);

type Told = readonly [word: string, tone: Tone];

interface SmallResultProps extends Place {
  readonly code: string;
  readonly told: readonly [Told, Told];
}

/* A code and two words about it on one left edge. */
function SmallResult({ code, told: [first, second], ...place }: SmallResultProps) {
  return (
    <Panel {...place} width={178} height={88}>
      <Label x={16} y={34} size={19} weight={800}>
        {code}
      </Label>
      <Pill x={16} y={48} size={14} tone={first[1]}>
        {first[0]}
      </Pill>
      <Pill x={24 + pillWidth(first[0], 14)} y={48} size={14} tone={second[1]}>
        {second[0]}
      </Pill>
    </Panel>
  );
}

/** The small answer about a mobile number: it is in service, and was ported, 178 × 88. */
export const NumberResult = (place: Place) => (
  <SmallResult
    {...place}
    code="98300XXXXX"
    told={[
      ['Active', 'green'],
      ['Ported', 'brand'],
    ]}
  />
);

/** The small answer about the code of a branch: two of the ways to pay into it, 178 × 88. */
export const IfscResult = (place: Place) => (
  <SmallResult
    {...place}
    code="ABCD0123456"
    told={[
      ['NEFT', 'green'],
      ['RTGS', 'green'],
    ]}
  />
);
