import { Label } from '../shapes/Label.tsx';
import { Panel } from '../shapes/Panel.tsx';
import { Pill, pillWidth } from '../shapes/Pill.tsx';
import type { Place } from '../stage/At.tsx';
import { PillarBox } from '../things/PillarBox.tsx';

/** Of the letters on pills. */
const size = 14;

/** What a pincode leads to, 264 × 128: the post office and its state. The page takes the code apart below. */
export const PincodeResult = (place: Place) => (
  <Panel {...place} width={264} height={128}>
    {/* A second pin beside the one on the map would be another place. */}
    <PillarBox x={20} y={19} scale={0.88} />
    <Label x={92} y={49} size={34} weight={800} tabular>
      700001
    </Label>
    <Label x={92} y={80} size={20} weight={700}>
      Kolkata GPO
    </Label>
    <Label x={92} y={106} size={18} weight={600} tone="muted">
      West Bengal
    </Label>
  </Panel>
);

/** The same in short, 226 × 92: the post office alone. */
export const PincodeShort = (place: Place) => (
  <Panel {...place} width={226} height={92}>
    <PillarBox x={18} y={12} scale={0.65} />
    <Label x={74} y={46} size={36} weight={800} tabular>
      700001
    </Label>
    <Label x={74} y={75} size={21} weight={700}>
      Kolkata GPO
    </Label>
  </Panel>
);

/** The small answer about a mobile number: it is in service, and was ported, 178 × 88. */
export const NumberResult = (place: Place) => (
  <Panel {...place} width={178} height={88}>
    <Label x={16} y={34} size={19} weight={800}>
      98300XXXXX
    </Label>
    <Pill x={16} y={48} size={size} tone="green">
      Active
    </Pill>
    <Pill x={24 + pillWidth('Active', size)} y={48} size={size} tone="brand">
      Ported
    </Pill>
  </Panel>
);

/** The same in short, 144 × 74: the number was ported. */
export const NumberShort = (place: Place) => (
  <Panel {...place} width={144} height={74}>
    <Label x={14} y={30} size={18} weight={800}>
      98300XXXXX
    </Label>
    <Pill x={14} y={38} size={14.5} tone="brand">
      Ported
    </Pill>
  </Panel>
);
