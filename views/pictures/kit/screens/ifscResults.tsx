import { Glyph } from '../shapes/Glyph.tsx';
import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill, pillWidth } from '../shapes/Pill.tsx';
import type { Place } from '../stage/At.tsx';

/** Of the letters on pills. */
const size = 16;

/** An IFSC taken apart as the page does it: its characters, what they are, and where each of the three parts stands, also on a narrow card. */
const ifscParts = [
  {
    characters: 'ABCD',
    meaning: 'Bank',
    x: 16,
    width: 84,
    short: { x: 12, width: 62 },
    ground: 'brand-soft',
    tone: 'brand-ink',
  },
  {
    characters: '0',
    meaning: '',
    x: 106,
    width: 32,
    short: { x: 78, width: 22 },
    ground: 'marigold-soft',
    tone: 'marigold-ink',
  },
  {
    characters: '123456',
    meaning: 'Branch',
    x: 144,
    width: 104,
    short: { x: 104, width: 80 },
    ground: 'green-soft',
    tone: 'green-ink',
  },
] as const;

/** The modes that use the code, and where their pills begin, from one to the next as far as on other cards. */
const ifscModes = ['NEFT', 'RTGS', 'IMPS'].map(
  (mode, index, all) =>
    [mode, all.slice(0, index).reduce((x, before) => x + pillWidth(before, size) + 8, 16)] as const,
);

/** What an IFSC tells, 264 × 160: which part is the bank, which its branch, and the transfers that use it. */
export const IfscResult = (place: Place) => (
  <Panel {...place} width={264} height={160}>
    <Glyph name="bank" x={15} y={13} size={24} tone="brand-ink" bold />
    <Label x={46} y={32} size={19} weight={700}>
      IFSC
    </Label>
    {ifscParts.map(({ characters, meaning, x, width, ground, tone }) => (
      <g key={characters}>
        <rect x={x} y={46} width={width} height={38} rx={8} className={ground} />
        <Label x={x + width / 2} y={73} size={24} weight={800} tone={tone} anchor="middle">
          {characters}
        </Label>
        {meaning && (
          <Label x={x + width / 2} y={104} size={16} weight={600} tone="muted" anchor="middle">
            {meaning}
          </Label>
        )}
      </g>
    ))}
    {ifscModes.map(([mode, x]) => (
      <Pill key={mode} x={x} y={118} size={size} tone="neutral">
        {mode}
      </Pill>
    ))}
  </Panel>
);

/** The same code in short, 196 × 74: its three parts without their names. */
export const IfscShort = (place: Place) => (
  <Panel {...place} width={196} height={74}>
    <Label x={12} y={25} size={17} weight={700}>
      IFSC
    </Label>
    {ifscParts.map(({ characters, short: { x, width }, ground, tone }) => (
      <g key={characters}>
        <rect x={x} y={34} width={width} height={30} rx={7} className={ground} />
        <Label x={x + width / 2} y={56} size={19} weight={800} tone={tone} anchor="middle">
          {characters}
        </Label>
      </g>
    ))}
  </Panel>
);
