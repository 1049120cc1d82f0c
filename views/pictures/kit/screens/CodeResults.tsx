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

/** The same in short, 206 × 92: the post office alone. */
export const PincodeShort = (place: Place) => (
  <Panel {...place} width={206} height={92}>
    <Label x={20} y={46} size={36} weight={800} tabular>
      700001
    </Label>
    <Label x={20} y={75} size={21} weight={700}>
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

/** The same in short, 152 × 74: the number was ported. */
export const NumberShort = (place: Place) => (
  <Panel {...place} width={152} height={74}>
    <Label x={76} y={31} size={18} weight={800} anchor="middle">
      98300XXXXX
    </Label>
    <Pill x={76} y={39} size={14.5} tone="brand" anchor="middle">
      Ported
    </Pill>
  </Panel>
);
