import { IconAndWord } from '../shapes/IconAndWord.tsx';
import { Label } from '../shapes/Label.tsx';
import { Pill } from '../shapes/Pill.tsx';
import { At, type Place } from '../stage/At.tsx';

const width = 248;

/** In the window of the owner: what was sold today, and below a line the complaints and a button to export, 248 × 136. */
export const DaySales = (place: Place) => (
  <At {...place}>
    <Label x={0} y={15} size={18} tone="muted">
      Sales today
    </Label>
    <Label x={-1} y={61} size={42} weight={800}>
      ₹38,460
    </Label>
    <path d={`M0 84.5H${width}`} className="stroke-line" />
    <Pill x={0} y={102} size={17} tone="red">
      1 complaint
    </Pill>
    <rect x={width - 112} y={100} width={112} height={36} rx={8} className="brand" />
    <IconAndWord x={width - 56} y={118} glyph="download" size={17} tone="on-brand">
      Export
    </IconAndWord>
  </At>
);
