import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';

/** In the window of the owner: what was sold today, to export, and the complaints, 260 × 76. */
export const DaySales = (place: Place) => (
  <At {...place}>
    <Label x={0} y={19} size={17} tone="muted">
      Sales today
    </Label>
    <Pill x={260} y={-2} size={17} tone="red" anchor="end">
      1 complaint
    </Pill>
    <Label x={-1} y={68} size={32} weight={800}>
      ₹38,460
    </Label>
    <rect x={152} y={40} width={108} height={36} rx={8} className="brand" />
    <IconAndWord x={206} y={58} glyph="download" size={17} tone="on-brand">
      Export
    </IconAndWord>
  </At>
);
